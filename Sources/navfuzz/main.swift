// main: the tool: the command line, with the built-in subjects.

import NavigationCommand

NavfuzzCommand.main()

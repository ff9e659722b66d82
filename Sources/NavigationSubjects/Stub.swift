// Placeholder: none.

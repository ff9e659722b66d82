// PeerRecord: traces of the peer model with the hashes of what was to be seen, one a line.

import FuzzCore
import PeerModel
import Testing

/// One trace of the peer model and what came of it.
struct PeerRecord: Sendable, CustomTestStringConvertible {
  /// Which fault was on; 0 for none.
  let fault: Int
  /// The hash of all views of the engine.
  let engineHash: UInt32
  /// The hash of all views of the specification.
  let specificationHash: UInt32
  /// The first action after which the views differ; -1 for none.
  let firstDifference: Int
  /// Each action as its letter: the actions of the alphabet are a to z, A and B.
  let letters: String

  init(
    _ fault: Int, _ engineHash: UInt32, _ specificationHash: UInt32, _ firstDifference: Int,
    _ letters: String
  ) {
    self.fault = fault
    self.engineHash = engineHash
    self.specificationHash = specificationHash
    self.firstDifference = firstDifference
    self.letters = letters
  }

  var testDescription: String { "fault \(fault): \(letters)" }

  /// The actions.
  var trace: [PeerAction] {
    let alphabet = PeerVocabulary().alphabet
    return letters.utf8.map { letter in
      letter >= 97 ? alphabet[Int(letter) - 97] : alphabet[Int(letter) - 65 + 26]
    }
  }

  /// Ten traces for each fault, and ten without one.
  static let all: [PeerRecord] = [
    .init(0, 4091814169, 4091814169, -1, "jjijjcpceBjnyjsejccbdBrjhecifsjwsiieekjgoouiftftfa"),
    .init(0, 4177092012, 4177092012, -1, "jjsjaqppssrjBrllkztqjsajrsjpwafuuwtjpstArrbtcoBxdm"),
    .init(0, 933765736, 933765736, -1, "opqqosaczacvhbebajeeeatemtsdaapdjicsksvasiietrhhdc"),
    .init(0, 1193305261, 1193305261, -1, "bnzbucyvjsBjbpABsAjjqcBlbjdjjfmcbjsjjldnmszBtnjtkt"),
    .init(0, 3440615883, 3440615883, -1, "sjwcbbfyeetehjgtritdsngddgcegteddbessjcngssBawkurd"),
    .init(0, 206782314, 206782314, -1, "avpjjjyllbkmtswmtajstjcbbntrtrjyqsssdxrjbjosoatdjo"),
    .init(0, 3502634820, 3502634820, -1, "jstszbowsncnjyhvllavqsfcadauepnsccjbjdojtivtejevqd"),
    .init(0, 3705939775, 3705939775, -1, "dddjcBtbofbmbulBtxBhyspljatazjjqnonobgtjolzvcssbms"),
    .init(0, 2982788406, 2982788406, -1, "usBcgrkjBjbjcacgewjryzyeagembjdmejajcxbhsejqcajefx"),
    .init(0, 1728407995, 1728407995, -1, "yjrwbkbsjnycjjyzjzskqjaAsmjtAktwujAcftsbuxvnysBbjd"),
    .init(1, 2384055231, 651508422, 6, "jmltszbasjjdjusmBmrjycjBjabpsjkntjdjwvajjupmgjjvbj"),
    .init(1, 3272317050, 3210656612, 30, "jodjutswAswrrojcsclsijzmbaxttyvzjtrdjqmjApjjBnlxjv"),
    .init(1, 2337375155, 3294496162, 5, "szjhapgvjqjijbmiorsahbjsqoqqxjqjjpcrjetwmsujewqjzb"),
    .init(1, 3298060411, 267970496, 5, "jrmjjboxkjjptyttjaBskgcdjmcmjiozedjeedjsasbegctbei"),
    .init(1, 1698369884, 3615360778, 6, "BkjzmxahjjomujkjzypimmbyBxjykjtajjbjjAdvbAkjpBspcu"),
    .init(1, 1763737251, 1763737251, -1, "ctpdjgjdjeduejccemwecneehdijftvtajdAegdygyoejtizge"),
    .init(1, 3596487996, 3596487996, -1, "vdecsexbdeaucdabjsbcbBjgieywhbntdeAaodfhdshdttssmn"),
    .init(1, 2522299076, 2522299076, -1, "hmjjrqjjtkottnsfbpaakstfxsjrmjsjjaatbsatsjttjxtbsl"),
    .init(1, 4015196717, 4015196717, -1, "awacejsjjgyyrecjdnxttxjmmieejceqavstyejfcgtjjdeAej"),
    .init(1, 2953539714, 2953539714, -1, "eabmBwqgraejwuefekwjwjxitscljecsjehjezdrsceeAbrbbB"),
    .init(2, 3513177935, 2973987429, 30, "tmygBalbmkjBkjqjejmmojjzkjspjzltyuxtBjtBjivojqjtob"),
    .init(2, 3616479869, 3860752571, 37, "jtjjtjlrvjknkkuxajAkwtajxvnijlavmtcjjoAcskctkbwqjo"),
    .init(2, 2743944499, 3909022357, 44, "bobtxjcskqltjtjxnjgjBcavjsuajzljqjjljaAmrjtjqjsjzj"),
    .init(2, 3708786318, 2886341330, 45, "bjaosjjotwgwjjbsxpjtojjymjpimljarmotdsbcytcajofgzB"),
    .init(2, 1850809798, 3915448163, 14, "ajsktsjjaobtjjpyajptdsjsbtjljnbgujkdbojvrvtjjjBacj"),
    .init(2, 3774180430, 3774180430, -1, "ebgsddjhsbbdehbjkouvqeBitjjtqevvpabrecafebasojcfjk"),
    .init(2, 1074613909, 1074613909, -1, "tisrjjjAAamjquscwBbmoBsxnjjumpjssalvstzAyjkjlcsjsr"),
    .init(2, 580163601, 580163601, -1, "bcbodejvxhmvcamumoedsjxiqjkapjbgedAayaijijabsvjyej"),
    .init(2, 2670398012, 2670398012, -1, "osAotctxsjacsqbcipjjltrjovjtqzkjawdbjjjkijljyrxuaa"),
    .init(2, 3765560272, 3765560272, -1, "stdcbeeneeashAnewgdejcAsbhmdsdctjscjhgjtfbetwdeddl"),
    .init(3, 4130089879, 3957735896, 27, "ppjkaaBwtjjtvtjjfyjjxjmojlkaisbiagsAsdzjmtojswjvjq"),
    .init(3, 1136077640, 1885684683, 13, "lkaoujAfksedfaeyjjutihixjgdljdcugjbeeAocAgdgfeikqt"),
    .init(3, 1207480885, 1207480885, -1, "kdAesareeivdvBgzsbjaojwyahohjhisfaxaBelgbdibfeabdc"),
    .init(3, 3446960024, 3446960024, -1, "dAAzzjaljtbjmzrptsjsAbjjcyjptvjjcsyuwjqcnBjyBjtatq"),
    .init(3, 309584340, 309584340, -1, "hjnghsejeyBssjaaefntethtnhgejcdbibcimconejsaijflee"),
    .init(3, 84671108, 84671108, -1, "xkxstrstAndjbssrsjjotojsbbtfiakttsxtjjwsawtlanbaBj"),
    .init(3, 381428156, 381428156, -1, "pjamhysatsykedjcredjyabbsojqsjtphdsajndsqtanctgtiB"),
    .init(3, 1918334046, 1918334046, -1, "rjvwojjhtssjjubngkdgBlnBbysxrsmusjnypqlatjvdjlsabq"),
    .init(3, 1351956756, 1351956756, -1, "sgedjAtdtbebkfejcrjmljksybhdtdsAhfxujjsedcaesvjhea"),
    .init(3, 1374906823, 1374906823, -1, "jmyjnBjjsasnjsijvmjjikyylvsjpxoyyasojwjsBdByajubxj"),
    .init(4, 1377578944, 1101995578, 44, "svkmlzjsabsjdysjsjntrjsqcajhbckBtnqtsjxnjbjbsmtbuv"),
    .init(4, 2866237, 2866237, -1, "eicgxoceennkghtlitetyzsskheacjrjriutjkjcjAecgnejez"),
    .init(4, 3214741644, 3214741644, -1, "btxjbsjdojjjtrrljdosBcttbtjjbprtjastolojjsjjjtltth"),
    .init(4, 2600775764, 2600775764, -1, "uttzmeqseijcueujijjstrmtteaxejuofhjcxjzqjbgrBgjhbt"),
    .init(4, 3844389071, 3844389071, -1, "jjoAtjbgsapqdpjjnaaojjjaajusftptlAtjbsjtbjtjjrtysj"),
    .init(4, 1928970761, 1928970761, -1, "etcjsssblasvdjgsyzebgsAvdejwacbobeceeqsydveipwjcfc"),
    .init(4, 821298802, 821298802, -1, "tqjjcsteqrrBpjlnvtujdvqvekdjtmjjzdjwjarjbkrmaxtstB"),
    .init(4, 217807468, 217807468, -1, "eyssdjdgjzoofjdeedmjdbdarjgiajgkjdehtwjaexjaezkcra"),
    .init(4, 1500653115, 1500653115, -1, "kccjajdtjtykmrjjaBajatjqjjanjsosptnoojjjjmcquhqjjj"),
    .init(4, 781732267, 781732267, -1, "ajtejeBsagycsbiiaBebzjjtjijcmeijeqmcjaojgojsjehype"),
    .init(5, 4273733503, 3907180682, 10, "otojassjiAktljjjopjrjjAvaAjqxaotsqlwstjjsjjwAtdjjj"),
    .init(5, 4217611076, 4143309893, 48, "tjxkjqwdsnajvjbyAsbrljAwjtjjbjstkaBjjoysjstdcBAjrs"),
    .init(5, 1642839004, 3842156355, 5, "oagjwppjtjjabsbddtkkjrtujjzeAtyasuonzsmqsAjpsapldA"),
    .init(5, 823189054, 3321667825, 29, "AdjwtejpjBtbebvbsqhkbklBnxjgjltekdbdAkjihrAljAewgc"),
    .init(5, 4106855107, 2051318791, 46, "zczxspjBjdljtktmacbznjfcjueoqjhzlvlrxjjjjjzjAjljjf"),
    .init(5, 3852325619, 3852325619, -1, "ardabmedmcvohjqhshdaqsbpwbczsdeeddadAduhoosaoheBjm"),
    .init(5, 549975223, 549975223, -1, "dbcdeesrmbsgBjqfejcaAdqsedcctfccjztkrjtlbnBvdbsBsa"),
    .init(5, 2947679434, 2947679434, -1, "tjjbjaeetjjdjqjjfpequfstetqyjsbjjtzjxcxceabjameetz"),
    .init(5, 307787177, 307787177, -1, "ieggiAdmaeagdfvjaeeioecicsdckahobendfjtssabeudtbBe"),
    .init(5, 1392250589, 1392250589, -1, "ttojaaAcbbdxjsajbsdjbatnljtasajlkbjkdjxpbjjosjjtBe"),
    .init(6, 90007864, 4269379368, 33, "jAjitdnjkhjcfptyxjsrojlclsmraqtcsAaumcmrstbsBjjdjb"),
    .init(6, 708055460, 708055460, -1, "tcjidtwxcchjckfikaccbzjaeAeggejkcmcsqijjfecapBtcej"),
    .init(6, 406712749, 406712749, -1, "qjfbjjijjnsduijvkasjtjstmsjxtmoqjbrxtacapkbypjnojj"),
    .init(6, 48032487, 48032487, -1, "haupdebsjgjtttwqasgdphctkciiesejhdsbxagrhjjefeecdl"),
    .init(6, 2894906308, 2894906308, -1, "BbBlsjjjznbwzljtsjbtlswpfBjttkjxstjjtkcjapjBtjiquw"),
    .init(6, 599348002, 599348002, -1, "pjjtnwteinsoegatgealytebehhkcbbdjrnkjtbfhijzcyejju"),
    .init(6, 3838317959, 3838317959, -1, "kvBipjwsqaxobBjtjpljjpjttjtstnjaonjjjtszsfstoatgcz"),
    .init(6, 2068023813, 2068023813, -1, "ejktseulzzihbjaymzeeqsbcczbsceyiybeaceegetcjnjjsef"),
    .init(6, 3705303975, 3705303975, -1, "tmjboyrjbbtjkjjjwBtjzAmtsjmjzfsnjAtzpjlujbujjsthjt"),
    .init(6, 2063748053, 2063748053, -1, "jjjjkgtieyjAarecjjhdjgebxsfixjnqeijxbdbfetzceicibi"),
    .init(7, 1023799948, 1023799948, -1, "kcpersztxdvjfaaeaxsrcsejaxieecshsffbecfasprcBxhptd"),
    .init(7, 3742780035, 3742780035, -1, "qjystyxtsjpdxsbstqttabktnbddtttrcljjkjuarbenajtlwA"),
    .init(7, 397539977, 397539977, -1, "pjeafrrbajscobinaccaejgBehzbejfcesatstAcfleeldftdg"),
    .init(7, 3774209571, 3774209571, -1, "tcosajgBajyuqdkjpsttjvsokBigfinajbltvbjkvdjmojxjjl"),
    .init(7, 500909274, 500909274, -1, "ftjmjdgfoajekewbqejaedbcwthehjeetstdbqktajveoskaca"),
    .init(7, 3074943945, 3074943945, -1, "sjtsczjijsgqyajjqomljtojtlqbAvpsjtjtsmjAtlvontcwtt"),
    .init(7, 2413094816, 2413094816, -1, "eecbxriBctrekdgxjjfqcyjtajecavclcAcjscbldmsdettjvw"),
    .init(7, 3150486439, 3150486439, -1, "sgyfcktjjvajryrwrjajvrjjjabjbjcklaayljjcjbomlBdjvj"),
    .init(7, 3135763323, 3135763323, -1, "eycjmcjhhbbiedstayexjbeebtchheeppnAchisBBtfgttgtek"),
    .init(7, 869051693, 869051693, -1, "jtjjhtsdbjlbjrjtxadszdpjsbBtlwejmmvultjjmnBjbjAatb"),
  ]
}

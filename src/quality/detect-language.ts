const ENGLISH = new Set(
  'the a an and or to of in on for with is are was be we i you they it this that should can could would want need when if so as by at from not no our my their add let make use have has do see get all more new only also please user users who how what without after before each into about up out will must shall there every than because'.split(
    ' ',
  ),
);

const OTHERS = new Set(
  `der die das und ist nicht ein eine einen einem für mit auf wir ich sie sollen soll möchte damit wenn wird werden auch bei nach zum zur den dem des im vom können kann als von oder aber sich haben unsere
le la les un une des et est pas pour avec sur nous je vous ils elles doit veux afin quand aux dans du au que qui ce cette sont être peut notre ou par plus ne se leur leurs
el los las una unos y es no para con nosotros yo ellos debe quiero cuando en del al que como su sus por más se nuestro pueden puede lo
il gli uno di che per con noi io sono deve voglio quando nel della dei alle si più anche nostro possono può e ma come
o os as um uma de e para com nós eu eles deve quero quando no na dos das que por mais se nosso podem pode não em
het een van en voor met op wij ik zij moet wil als wordt worden ook bij naar niet aan om te kunnen kan onze zijn dat die
i w na z do się nie jest że dla jak który oraz lub przez użytkownik jako chcę aby móc
och att det som en på är av för med till den inte kan ska vill när vi jag vår om ett
og at det som en på er af for med til den ikke kan skal vil når vi jeg vår om et
ve bir bu için ile da de olarak istiyorum kullanıcı olan gibi daha`
    .trim()
    .split(/\s+/),
);

const SHARED = new Set(
  'a i in as on no an is do me was die to so at or de met en we den per as for that bin will am at of some more sale con had war hat kan want also by be not it pas as man most come van w im plus till par'.split(
    ' ',
  ),
);

/** What a text seems to be: English, another language, or nothing that can be read. */
export function detectLanguage(text: string): 'english' | 'other' | 'none' {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 6) return 'none';
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters * 0.7) return 'other';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let english = 0;
  let other = 0;
  for (const word of words) {
    if (ENGLISH.has(word) && !(OTHERS.has(word) && !SHARED.has(word) && word.length > 2))
      english += OTHERS.has(word) ? 0.5 : 1;
    if (OTHERS.has(word) && !ENGLISH.has(word) && !SHARED.has(word)) other += 1;
    else if (/[äöüßéèêëàâçñãõåøæłąęśżźćńşğıœ]/.test(word) && word.length > 2) other += 0.7;
  }
  if (other >= 2 && other > english) return 'other';
  if (words.length >= 6 && english === 0 && other >= 1) return 'other';
  return 'english';
}

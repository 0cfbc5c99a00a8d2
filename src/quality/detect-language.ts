const ENGLISH = new Set(
  'the a an and or to of in on for with is are was be we i you they it this that should can could would want need when if so as by at from not no our my their add let make use have has do see get all more new only also please user users who how what without after before each into about up out will must shall there every than because within whenever which whose these those during until unless'.split(
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
ve bir bu için ile da de olarak istiyorum kullanıcı olan gibi daha
nach bis ohne über unter zwischen gegen seit während sobald bevor wollen möchten müssen muss darf dürfen ihre ihren ihrer seine mein meine meinen keine kein alle alles jede jeder jeden sehen buchen absagen senden verschicken anzeigen bekommen erhalten ändern löschen sortieren exportieren rechnungen termine kunden fahrer fotos
mes ses tous toutes chaque avant après sans sous vers chez entre veulent voir envoyer ajouter afficher créer trier exporter notifier rappeler commandes factures lorsque
mis sus cada antes después sin sobre entre hasta desde quiero queremos ver enviar añadir mostrar avisar pedidos facturas clientes socios fotos recordatorio cita
mie suoi ogni prima dopo senza fino vedere inviare aggiungere mostrare avvisare esportare ordini fatture clienti soci promemoria dalla nella degli dei delle sui sulla
minhas meus cada depois sem até ver enviar adicionar mostrar avisar pedidos faturas clientes sócios lembrete pela pelo
mijn zijn hun elke zonder tussen naar willen zien sturen toevoegen tonen facturen klanten versturen herinnering
moje jego każdy przed bez po nad lub jeśli chcę chce widzieć wysłać dodać przypomnienie klienci
mina sina varje före efter utan mellan vill visa skicka påminnelse fakturor kunder
mine sine hver før etter uten mellom vise sende påminnelse fakturaer kunder`
    .trim()
    .split(/\s+/),
);

const SHARED = new Set(
  'a i in as on no an is do me was die to so at or de met en we den per as for that bin will am at of some more sale con had war hat kan want also by be not it pas as man most come van w im plus till par'.split(
    ' ',
  ),
);

const ACCENT = /[äöüßéèêëàâçñãõåøæłąęśżźćńşğıœ]/;
/** How words end that English does not have. */
const FOREIGN_ENDING =
  /(?:ung|ungen|keit|heit|lich|lichen|ieren|iert|chten|cken|schen|ción|ciones|ção|ções|zione|zioni|aire|eux|euse|eur|eurs|heid|eren|tje|ować|ów|ych|iem|jąc)$/;
/** What English has borrowed, and words of it that end so. */
const BORROWED =
  /^(?:cafés?|crème|brûlée|sauté(?:ed)?|purée|pâté|résumés?|entrées?|fiancée?s?|protégés?|clichés?|décor|façades?|naïve|déjà|crêpes?|soufflés?|jalapeños?|piñatas?|señor|à|rosé|appliqué|exposé|matinée|soirée|née|papier-mâché|vis-à-vis|entrepreneurs?|amateurs?|connoisseurs?|chauffeurs?|liqueurs?|grandeur|questionnaires?|millionaires?|them|item|chicken|thicken|sicken|quicken|kitchen|citizens?|children|brethren|young|hung|rung|lung|sung|swung|stung|flung|clung|billionaire|solitaire|harem|totem|requiem|siren|barren|warren|wren|masseuse|chartreuse)$/;

/** The words of a text without codes: "O negative", "DATEV", "B6". */
function plainWords(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !/\p{N}/u.test(word) && !/^\p{Lu}+$/u.test(word))
    .map((word) => word.toLowerCase());
}

function isForeign(word: string): boolean {
  if (ENGLISH.has(word) || SHARED.has(word) || BORROWED.test(word)) return false;
  return OTHERS.has(word) || (word.length > 4 && FOREIGN_ENDING.test(word)) || (word.length > 2 && ACCENT.test(word));
}

/**
 * Whether words point to another language than English that alone would not prove it: for whoever has a dictionary at hand
 * in which few of the words stand.
 */
export function hasForeignSigns(text: string): boolean {
  const words = plainWords(text);
  return words.some(isForeign) && words.filter((word) => ENGLISH.has(word) && !OTHERS.has(word)).length < 2;
}

/** What a text seems to be: English, another language, or nothing that can be read. */
export function detectLanguage(text: string): 'english' | 'other' | 'none' {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 6) return 'none';
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters * 0.7) return 'other';
  // Where all is in capitals, they tell nothing.
  const words = /\p{Ll}/u.test(text) ? plainWords(text) : plainWords(text.toLowerCase());
  let english = 0;
  let other = 0;
  for (const word of words) {
    if (ENGLISH.has(word) && !(OTHERS.has(word) && !SHARED.has(word) && word.length > 2))
      english += OTHERS.has(word) ? 0.5 : 1;
    if (OTHERS.has(word) && !ENGLISH.has(word) && !SHARED.has(word)) other += 1;
    else if (ACCENT.test(word) && word.length > 2 && !BORROWED.test(word)) other += 0.7;
  }
  if (other >= 2 && other > english) return 'other';
  if (words.length >= 6 && english === 0 && other >= 1) return 'other';
  return 'english';
}

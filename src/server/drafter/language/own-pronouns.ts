/** Marks that stand for words which belong to somebody else. */
export const OTHERS = { themselves: '\u0006', their: '\u0001' } as const;

/** Verbs that are done to people. */
const DONE_TO_PEOPLE =
  'sends?|sent|owes?|owed|gives?|gave|shows?|showed|writes?|wrote|tells?|told|asks?|asked|calls?|called|pays?|paid|lends?|lent|offers?|offered|leaves?|left|promises?|promised|charges?|charged|bills?|billed|rates?|rated|invites?|invited|contacts?|contacted|answers?|answered|assigns?|assigned|hands?|handed|brings?|brought|follows?|followed|helps?|helped|visits?|visited|recommends?|recommended|trusts?|thanks?|thanked';
/** "letters that the office sends them", "tenants who have not paid them": whoever asks for it is meant. */
const BY_THE_OTHERS = new RegExp(
  `(\\b(?:that|which|who|what|whom) (?:(?:(?:the|an?|other|another|each|every) )?(?!they\\b|I\\b)[\\w-]+(?: (?!and\\b|or\\b)[\\w-]+)? )??(?:(?:have|has|had|can|could|may|might|will|do|does|did)(?: not| never| already| just)? )?(?:${DONE_TO_PEOPLE})) them\\b`,
  'gi',
);
/** "letters that they get": they are not the letters. */
const THAT_THEY =
  /\b([\w-]+s (?:that|which)) they (?=(?:already |still |also |never |no longer )?(?:get|become|leave|change|end|start|stop|break|reach|open|close|sell|have (?:left|changed|broken|sold|opened)|can be|must be|should be)\b)(?! (?:can|must|should) be\b)/gi;
/** "a neighbour who then gets a key from them": from whoever invites. */
const FROM_THEM =
  /(\bwho (?:then )?(?:gets?|has|have|needs?|wants?|books?|buys?|borrows?|hears?)\b[^,.;]*? (?:from|with|for|to)) them\b/gi;
/** "while they are filling in a report", "when they are on the way": what no thing is. */
const WHILE_THEY =
  /\b(while|when|whenever|if|before|after|once|as long as|until) they (are|were) (?=(?:still |already )?(?:(?!running\b|expiring\b|loading\b|arriving\b|going\b|being\b|pending\b|missing\b|ending\b|starting\b|becoming\b|lying\b|hanging\b|standing\b|blocking\b|showing\b|using\b)\w+ing (?:the|an?|their|in|at|on|for|with|to|through|over)\b|on (?:the way|the move|site|tour|foot|the bus|the train|stage|their)|at (?:the|a|their) (?:desk|door|gate|table|counter|customer|stop)))/gi;
/** "dates that tenants can choose themselves": the others do. */
const THEMSELVES =
  /(\b(?:that|which|who) (?:the |all |other )?[\w-]+(?: [\w-]+)? (?:(?:can|may|must|should|could|have to|want to) )?[\w-]+(?: (?:for|by|to))?) themselves\b/gi;

/** "customers do not forget their key": it is theirs. */
const THEIR_OWN =
  /^((?:the |all |more |fewer )?(?:(?:[\w-]+ )?[\w-]+s|people|children) (?:(?:do not|no longer|cannot|can|have not|always) )[\w-]+(?: (?:up|in|out|off|on|to|for))?) their\b/i;

/** Words that most likely name people. */
const PEOPLE =
  '(?:the |other |all |every |an? )?(?:[\\w-]+ )?(?:(?!letters|orders|offers|numbers|vouchers|papers|posters|folders|errors|flyers|banners|fees|documents|payments|comments|appointments|events|accounts|minutes)[\\w-]+(?:ers|ors|ees|ists|ians|ants|ents)|members|guests|parents|pupils|clerks|neighbou?rs|nurses|couples|people|children|staff)';
/** "remind readers of the books that the school lent them": those who are told may be meant as well as who tells them. */
const TO_PEOPLE = new RegExp(
  `\\b(?:(?:advise|ask|call|help|inform|invite|notify|remind|tell|warn)s? (?:(?:[\\w-]+ ){0,2}?[\\w-]+s|(?:the |other |all )?(?:[\\w-]+ )?(?:people|children|staff))|(?:see|show|send|give|meet|visit|serve)s? ${PEOPLE})\\b`,
  'i',
);
/** "send the letters that they get to readers" */
const TO_PEOPLE_BEHIND = new RegExp(`^(?:give|hand|lend|send|show) .+ to ${PEOPLE}\\b`, 'i');

/** "rate applicants without seeing their names": the names of those who are rated. */
const UNSEEN_OF = new RegExp(
  `(^[\\w-]+ ${PEOPLE} without (?:seeing|knowing|reading|having|asking for|looking at)) their\\b(?! own\\b)`,
  'i',
);

/** What in a wish plainly is whoever wishes it, or somebody else, is told so before anything is guessed. */
export function withOwnPronouns(text: string): string {
  const people = TO_PEOPLE.exec(text);
  const isToPeople = people !== null || TO_PEOPLE_BEHIND.test(text);
  const end = people ? people.index + people[0].length : Infinity;
  return (
    text
      .replace(THEIR_OWN, `$1 ${OTHERS.their}`)
      .replace(UNSEEN_OF, `$1 ${OTHERS.their}`)
      .replace(THEMSELVES, (said: string, lead: string) =>
        /\b(?:that|which) (?:they|I)\b/i.test(lead) ? said : `${lead} ${OTHERS.themselves}`,
      )
      // "remind tenants who have not paid them" still is whoever reminds them.
      .replace(BY_THE_OTHERS, (said: string, lead: string, at: number) =>
        at > end + 1 || (at === end + 1 && !/^who\b/i.test(lead)) ? said : `${lead} me`,
      )
      .replace(FROM_THEM, '$1 me')
      .replace(THAT_THEY, (said: string, lead: string) => (isToPeople ? said : `${lead} I `))
      .replace(WHILE_THEY, (said: string, link: string, be: string) =>
        isToPeople ? said : `${link} I ${be === 'were' ? 'was' : 'am'} `,
      )
  );
}

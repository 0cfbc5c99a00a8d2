/** Those who are somebody's own, and of whom nobody types an idea. */
export const OUTSIDE: RegExp =
  /^(?:my (?!team\b|family\b|friends?\b)|our (?:accountant|bookkeeper|tax (?:adviser|advisor|consultant)|lawyer|bank|insurer)s?\b|(?:grandma|grandpa|granny|mum|mom|dad)\b|an? (?:friend|relative|family member|friend of mine|colleague of mine)\b)/i;

/** "my daughter": somebody at home, or a friend. */
export const KIN: RegExp =
  /^(?:(?:my|our) (?:[\p{L}-]+ )?(?:wife|husband|partner|spouse|boyfriend|girlfriend|sons?|daughters?|kids?|children|child|mum|mom|mother|dad|father|parents|sisters?|brothers?|siblings?|aunt|uncle|nan|gran|granny|grandma|grandpa|grandmother|grandfather|cousin|friends?|neighbours?|neighbors?)|grandma|grandpa|granny|mum|mom|dad|an? (?:friend|relative|family member))\b/iu;

/** How people do it and no product: back to whoever sent it, with a photo or a reason, in one go. */
const BY_PEOPLE =
  /^(?:send|give|hand|return) [^.!?]+? back to |^(?:tell|inform|notify|warn|message) (?!me\b|us\b)[^.!?]+? that (?:I|my|we|our)\b|^send [^.!?]+ to [^.!?]+ who (?:have|did|do)(?:n['’]t| not) |^(?:send|give|show|offer|tell|warn|inform|notify|alert) [^.!?]*? (?:with (?:one|a single) (?:tap|click|word|press)|with (?:an?|my|some|numbered|short) (?:[\p{L}-]+ )?(?:photos?|pictures?|sketch|reasons?|notes?|remarks?|comments?)|in one go|in private|privately|in person|confidentially|anonymously|without (?:giving|naming|telling|saying|mentioning) [^.!?]+)(?: [^.!?]*)?$/iu;
/** One whom somebody has picked: "warn a gardener about the hedge", "give a medic private feedback". */
const TO_ONE =
  /^(?:give|warn|tell|grant) an? (?!(?:list|chance|way|hint|warning|message|mail|e-mail|copy|link|code|discount|voucher|choice|option|sign|refund|receipt)\b)[\p{L}]+ /iu;
/** What people write to many: "send a letter to all parents". */
const CIRCULAR =
  /^(?:send|write) (?:an? )?(?:[\p{L}-]+ ){0,2}?(?:circular|letter|newsletter|notice|invitation|refusal|rejection|mailing)s? to (?:(?:the |all |our |all the |all our )?[\p{L}-]+s|(?:the|every|each) [\p{L}-]+)\b/iu;
/** When a product does it by itself. */
const BY_ITSELF =
  /\b(?:when|whenever|if|once|as soon as|before|after|until|unless|automatically|every|each|daily|weekly|monthly|\d+ (?:minutes|hours|days|weeks)|at \d+)\b/i;

/** Whether an order to tell or give somebody something is what a person does: "tell the architect in one go which papers are missing". */
export function isByHand(order: string): boolean {
  const bare = order.replace(/^please /i, '');
  return BY_PEOPLE.test(bare) || ((TO_ONE.test(bare) || CIRCULAR.test(bare)) && !BY_ITSELF.test(bare));
}

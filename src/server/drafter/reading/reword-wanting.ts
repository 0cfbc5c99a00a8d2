import { fromGerund, gerund, isBaseVerb } from '../language/verbs.ts';

/** Who is meant by "it", "get told" and "themselves", and a wish behind its trouble. */
function meant(text: string): string {
  return (
    text
      // "I want it to suggest a time": whoever speaks so means the product.
      .replace(
        /^(?:i|we) (?:want|need|would like|would love|'d like|expect) (?:it|the (?:app|system|site|tool|product|platform)) to (?!be\b)(?=[a-z]+ )/i,
        'the system should ',
      )
      // "they should get told when it is moved": be told.
      .replace(
        /\b(should|must|can|could|to|want to|would|will|shall) get (?=(?:told|notified|informed|reminded|warned|alerted|asked|invited)\b)/gi,
        '$1 be ',
      )
      // "swap trips among themselves": each with the others.
      .replace(
        /\b((?:swap|trade|exchange|share|switch|divide|split|arrange|agree(?: on)?) (?:[\w'-]+ ){0,4}?)(?:among(?:st)?|between) (?:themselves|ourselves)\b/gi,
        '$1with the others',
      )
      .replace(/\btakes? into account (?=(?:whether|if|how|what|which|that|when|where|who)\b)/gi, 'consider ')
      .replace(/\btaking into account (?=(?:whether|if|how|what|which|that|when|where|who)\b)/gi, 'considering ')
      // "cannot remember what I learned, want to make notes": the trouble stands in front of the wish.
      .replace(
        /^((?:(?:i|we) )?(?:can not|cannot|can't|cant|never|always|often|don't|do not|keep|hard to|difficult to|no)\b[^,.;!?]*), (?:so )?(?:i |we )?(?=(?:want|need|would (?:like|love)|'d (?:like|love)) to [a-z])/i,
        '$1. I ',
      )
  );
}

/** Wishes in usual words that do not look like one, put plainly. */
export function wanted(text: string): string {
  return (
    meant(text)
      // "buyers like to compare two quilts": what they like to do is what they want.
      .replace(
        /^((?:(?:the|our|my|all|some|most|many) )?[a-z-]+(?: [a-z-]+)?s) (?:really )?(?:like|love) to (?=[a-z]+ )/i,
        '$1 would like to ',
      )
      // "drivers said they'd like to see it on a map": they would.
      .replace(
        /(?<=^|[:.!?]\s+)((?:(?:the|our|my|all|some|many) )?[a-z-]+(?: [a-z-]+)?s) (?:said|say|told us|tell us|mentioned|keep saying)(?: that)? they(?:'d| would) (?:like|love) to (?=[a-z])/i,
        '$1 would like to ',
      )
      // "visitors don't want to create an account", "visitors hate waiting": they should not have to.
      .replace(
        /^((?:(?:the|our|my|all|some|many|most) )?[a-z-]+(?: [a-z-]+)?s) (?:do not|don't|dont|never) want to (?!be\b)(?=[a-z]+ )/i,
        '$1 should not have to ',
      )
      .replace(
        /^((?:(?:the|our|my|all|some|many|most) )?[a-z-]+(?: [a-z-]+)?s) (?:really )?(?:hate|dislike|detest) ([a-z]+ing)\b/i,
        (whole: string, who: string, doing: string) => {
          const deed = fromGerund(doing);
          return deed && isBaseVerb(deed) ? `${who} should not have to ${deed}` : whole;
        },
      )
      // "I can no longer log in": that it cannot be done is the trouble.
      .replace(/^(i|we) can no longer (?=[a-z]+\b)/i, '$1 can not ')
      // "the cashier is allowed to cancel" may do so.
      .replace(
        /^((?:(?:the|an?|all|our) )?[a-z-]+(?: [a-z-]+)?) (?:is|are) (?:allowed|permitted) to (?=[a-z])/i,
        '$1 may ',
      )
      // "we want fewer people to wait": they are to be kept from it.
      .replace(
        /^(i|we) (want|need|would like) (?:fewer|less|not so many) ([a-z-]+(?: [a-z-]+)?) to ([a-z]+)\b/i,
        (whole: string, we: string, wish: string, who: string, deed: string) =>
          isBaseVerb(deed) ? `${we} ${wish.replace(/^need/i, 'want')} to keep ${who} from ${gerund(deed)}` : whole,
      )
      // "give analysts the possibility to group delays" lets them do it.
      .replace(
        /^(?:please )?(?:can (?:we|you) )?(?:give|offer|grant) ((?:(?:the|our|my|all) )?[a-z-]+(?: [a-z-]+)?s) (?:the|an?) (?:possibility|option|ability|chance|opportunity|means) to (?=[a-z])/i,
        'let $1 ',
      )
      // "give designers a place to upload drafts": what they do there is the wish.
      .replace(
        /^(?:please )?(?:can (?:we|you) )?(?:give|offer) ((?:(?:the|our|my|all) )?[a-z-]+(?: [a-z-]+)?s) (?:a|some) (?:place|way|space|button|means|page|form|spot) to (?=[a-z])/i,
        'let $1 ',
      )
      // "we want one place for uploading them": what is done there is the wish.
      .replace(
        /\b(want|wants|need|needs|would like) (?:to have )?(?:one|a single|just one) place (?:for|to) ([a-z]+)((?: [^,.;!?]+)?)(?=[,.;!?]|$)/i,
        (whole: string, wish: string, doing: string, rest: string) => {
          const deed = isBaseVerb(doing) ? doing : fromGerund(doing);
          return deed && isBaseVerb(deed) ? `${wish.replace(/^need/i, 'want')} to ${deed}${rest} in one place` : whole;
        },
      )
      // "up to a limit of 10 euros" is up to 10 euros.
      .replace(/\bup to (?:a|the) (?:limit|maximum|max) of (?=\d)/gi, 'up to ')
      // "see in real time which rooms are clean": how it is seen stands behind the question.
      .replace(
        /\b(see|know|check) (in real time|live|at any time|online) ((?:which|who|what|where|how|whether) [^,.;!?]+)/i,
        '$1 $3 $2',
      )
  );
}

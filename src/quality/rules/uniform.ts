import type { Hit } from '../findings.ts';
import { isDeterminer } from '../noun-phrase.ts';
import type { StoryAnalysis } from '../parse-story.ts';
import { roleClause, storySentence } from '../render-story.ts';
import { findSmallWords } from './small-words.ts';

export type WantingForm = 'want' | 'need' | 'like' | 'can' | 'should' | 'will' | 'other';
export type BenefitForm = 'so that' | 'so' | 'in order to' | 'because' | 'other';

/** How a story is worded; a backlog is uniform when its stories share it. */
export interface StoryTemplate {
  readonly wanting: WantingForm;
  readonly benefit: BenefitForm;
  readonly benefitFirst: boolean;
  /** Whether roles have an article, "As a nurse", even those that look like a name. */
  readonly article: boolean;
}

/** The template of the books, and what a story alone is held to. */
export const USUAL_TEMPLATE: StoryTemplate = {
  wanting: 'want',
  benefit: 'so that',
  benefitFirst: false,
  article: false,
};

const WORDING: Record<WantingForm, string> = {
  want: 'I want to',
  need: 'I need to',
  like: 'I would like to',
  can: 'I can',
  should: 'I should be able to',
  will: 'I will',
  other: 'I want to',
};

const NEGATION = /\s(?:don't|do\s+not|never|not)(?=\s)/gu;

function wantingForm(marker: string): WantingForm {
  const words = marker.toLowerCase().replaceAll('’', "'").replace(NEGATION, '');
  const own = /^(?:i|we)(?:\s|')/u.test(words);
  if (!own) return 'other';
  if (/\bneeds?\b|\bmust\b|\b(?:have|has|had) to\b|\brequires?\b/u.test(words)) return 'need';
  if (/\b(?:like|love|prefer|wish)\b/u.test(words)) return 'like';
  if (/\bwant\b/u.test(words))
    return /\bwant(?:\s+to)?(?:\s+be\s+(?:able|allowed)\s+to)?$/u.test(words) ? 'want' : 'other';
  if (/\bshould\b/u.test(words)) return 'should';
  if (/\b(?:can|could|may|might|able|allowed)\b/u.test(words)) return 'can';
  if (/\b(?:will|shall)\b/u.test(words)) return 'will';
  return 'other';
}

function benefitForm(marker: string): BenefitForm {
  const words = marker
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/(?:,? that)+$/u, ' that');
  if (/^so,? ?that$/u.test(words) && words.includes(' ')) return 'so that';
  if (words === 'so') return 'so';
  if (/^(?:in order|so as|to\b)/u.test(words)) return 'in order to';
  return words === 'because' ? 'because' : 'other';
}

/** The template that a story follows; null where it has no wish to tell it from. */
export function templateOf(story: StoryAnalysis): StoryTemplate | null {
  const { meansMarker, benefitMarker, benefitFirst, roleMarker } = story.parts;
  if (meansMarker === null || story.role === null) return null;
  return {
    wanting: wantingForm(meansMarker.text),
    benefit: benefitMarker === null ? 'so that' : benefitForm(benefitMarker.text),
    benefitFirst,
    article: /\s(?:an?|the)$/iu.test(roleMarker?.text ?? ''),
  };
}

/** The benefit as a clause behind "so that"; null where it cannot be turned safely. */
function benefitClause(story: StoryAnalysis): string | null {
  const { benefit, benefitMarker } = story.parts;
  if (benefit === null || benefitMarker === null) return null;
  const form = benefitForm(benefitMarker.text);
  if (form === 'because') return null;
  const isClause = form !== 'in order to' || /^(?:in order that|in order for)/iu.test(benefitMarker.text);
  if (isClause) return /^in order for/iu.test(benefitMarker.text) ? null : benefit.text;
  const first = benefit.text.split(' ')[0]?.toLowerCase() ?? '';
  if (!/^\p{L}+$/u.test(first) || isDeterminer(first)) return null;
  if (first === 'not') return benefit.text.replace(/^not\s+/iu, 'I do not ');
  return `I can ${benefit.text}`;
}

/** The story in `template`'s words; null where that is not safe. */
export function inTemplate(story: StoryAnalysis, template: StoryTemplate): string | null {
  const { means, meansMarker, benefitMarker } = story.parts;
  const role = roleClause(story);
  if (role === null || means === null || meansMarker === null) return null;
  if (wantingForm(meansMarker.text) === 'other' && !/^(?:i|we)(?!\p{L})/iu.test(meansMarker.text)) return null;
  // "I don't want to" keeps its own words: the template has none for it.
  if (/n['’]t\s|\s(?:not|never)\s/iu.test(meansMarker.text)) return null;
  const clause = benefitClause(story);
  if (benefitMarker !== null && clause === null) return null;
  const wish = means.text.replace(/^to\s+/iu, '');
  const wording = WORDING[template.wanting];
  const plural = /^we(?!\p{L})/iu.test(meansMarker.text);
  const nominal = story.means.isNominal;
  if (nominal && !wording.endsWith(' to')) return null;
  const wanting = (nominal ? wording.replace(/ to$/u, '') : wording).replace(/^I/u, plural ? 'we' : 'I');
  return storySentence(role, wanting, wish, clause);
}

/** The words in which a story leaves `template`. */
export function findOffTemplate(story: StoryAnalysis, template: StoryTemplate): Hit[] {
  const own = templateOf(story);
  const { meansMarker, benefitMarker, text, start, roleMarker } = story.parts;
  const end = text.trimEnd().length;
  if (own === null) {
    // A story that only lacks its role is told so by its own rule.
    const elsewhere = meansMarker !== null && wantingForm(meansMarker.text) !== template.wanting;
    if (story.role === null && elsewhere && start < end)
      return [
        {
          start,
          end,
          message: `The story does not begin with "As a ...", like "As a ..., ${WORDING[template.wanting]} ...".`,
        },
      ];
    return [];
  }
  const fix = inTemplate(story, { ...template, benefit: 'so that', benefitFirst: false });
  const proposal = fix === null ? {} : { fix };
  const hits: Hit[] = [];
  if (own.wanting !== template.wanting && meansMarker !== null) {
    const message = `"${meansMarker.text}" is not the usual "${WORDING[template.wanting]}".`;
    hits.push({ start: meansMarker.start, end: meansMarker.end, message, ...proposal });
  }
  if (
    own.benefitFirst !== template.benefitFirst &&
    benefitMarker !== null &&
    (own.benefitFirst || story.benefit !== null)
  )
    hits.push({
      start: benefitMarker.start,
      end: benefitMarker.end,
      message: 'The benefit stands in another place than usual.',
      ...proposal,
    });
  else if (own.benefit !== template.benefit && benefitMarker !== null) {
    const message = `"${benefitMarker.text}" is not the usual "${template.benefit}".`;
    hits.push({ start: benefitMarker.start, end: benefitMarker.end, message, ...proposal });
  }
  if (roleMarker !== null && hits.length === 0 && /^(?:asa|being)/iu.test(roleMarker.text))
    hits.push({
      start: roleMarker.start,
      end: roleMarker.end,
      message: `"${roleMarker.text}" is not the usual "As a".`,
      ...proposal,
    });
  return hits.length === 0 ? findSmallWords(story, template.article) : hits;
}

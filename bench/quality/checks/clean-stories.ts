import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storySlips } from '../judge/grammar.ts';
import { technologies, vagueWords } from '../judge/lexicon.ts';
import { formDefects, storyParts } from '../judge/story-form.ts';
import { contentWords } from '../judge/words.ts';

/** A story without defects, with the parts that a fix must keep. */
export interface CleanStory {
  readonly role: string;
  /** What stands after "I want to": verb, object and all that belongs to it. */
  readonly want: string;
  readonly benefit: string;
}

export interface CleanBacklog {
  readonly name: string;
  readonly stories: readonly CleanStory[];
}

export function storyText({ role, want, benefit }: CleanStory): string {
  const article = /^(?:[aeio]|un(?!i)|hour)/iu.test(role) ? 'an' : 'a';
  return `As ${article} ${role}, I want to ${want}, so that ${benefit}.`;
}

/** One backlog a line: its name; then each story as role / want / benefit. */
const OWN = `
ferry: deckhand/record the fuel level/the chief knows when to refuel; passenger/reserve a place for a bicycle/I have it with me on the island; harbour master/see the ferries of the next hour/berths are free in time; cashier/refund a ticket of a cancelled trip/the passenger gets the money back; passenger/receive a notice about a delay/I leave home later; captain/log a change of course/the authority finds it after an accident; deckhand/count the cars on board/no ferry sails overloaded; cashier/print a group ticket/a school class boards together
museum: curator/describe an object in two languages/foreign visitors learn its history; guard/report a broken case/it is repaired before the next morning; visitor/listen to a tour at my own pace/I stay with what interests me; registrar/record the loan of a painting/the lender knows where it hangs; conservator/compare photos of a surface/I notice new cracks; visitor/buy a ticket for a time slot/I do not queue in the rain; teacher/book a tour for my class/each child has a place; registrar/transfer an object to another depot/its location is known
gym: trainer/assign an exercise plan to a member/the member trains without me; member/freeze my contract during an illness/I do not pay for months of absence; receptionist/check in a guest of a member/the guest trains for a day; trainer/see the heart rate of a class/I slow down before somebody faints; member/rate a class after it ends/the trainer hears what to change; owner/compare the visits of two branches/I staff the one that is full; cleaner/confirm a cleaning round/the owner sees that it took place; member/join the waiting list of a class/I get a place when somebody cancels
orchard: picker/weigh a crate at the row/I am paid for what I picked; foreman/assign a row to a picker/nobody picks the same trees; grower/predict the harvest of a variety/I order enough crates; buyer/trace a crate to its row/I warn my shops about a recall; grower/record a treatment against scab/the inspector sees the interval; foreman/notify the pickers about frost/they start after sunrise; buyer/reserve a part of the harvest/my shelves are full in October; picker/choose the language of the instructions/I understand what the foreman asks
housing: caretaker/close a repair after a visit/the tenant knows that it is done; tenant/upload a photo of a leak/the plumber brings the right pipe; landlord/compare the offers of two plumbers/I choose the cheaper one; tenant/see the state of my repair/I do not have to call the office; plumber/propose three dates for a visit/the tenant picks one; accountant/export the costs of a building/the tax office accepts them; landlord/archive the contract of a former tenant/it is found in a dispute; caretaker/order a key for a tenant/the tenant enters the cellar
radio: presenter/see the messages of listeners/I answer them on air; archivist/find a broadcast by a quote/the editors hear the original; editor/plan the songs of a morning/no song plays twice; listener/send a greeting to a friend/the friend hears it on her birthday; technician/monitor the level of a transmitter/I act before it goes silent; editor/replace a report until the last minute/the news is not out of date; advertiser/listen to my spot before it airs/I correct a wrong price; archivist/label a tape with its speakers/a voice is found decades later`;

/** Backlogs of the benchmark's own writing. */
export const OWN_BACKLOGS: readonly CleanBacklog[] = OWN.trim()
  .split('\n')
  .map((line) => {
    const [name = '', rest = ''] = line.split(': ');
    const stories = rest.split(';').map((story) => {
      const [role = '', want = '', benefit = ''] = story.trim().split('/');
      return { role, want, benefit };
    });
    return { name, stories };
  });

const SUSPECT =
  /\b(?:and|or|then|via|using|with a|button|click|page|screen|field|menu|able to|support|manage|system|all|only|might|may|could)\b|["'’/&:;()]|\d/iu;
/** After a clause of its own ("to know what I need ...") a second action could belong to that clause. */
const HAS_CLAUSE = /\b(?:that|what|which|who|whether|if|how|when|why|where)\b/iu;
const ACRONYM_FIRST = /^\p{Lu}{2,}/u;
const LONGEST = 30;

/**
 * The stories of a text that have no defect in the judge's strict view: one sentence in the whole
 * template, short, without any conjunction, vague word, technology or detail of the interface. Many good stories
 * are left out; a doubtful one must not pass as clean.
 */
export function cleanStories(lines: readonly string[]): CleanStory[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const text = line.trim();
    const parts = storyParts(text);
    if (parts === null || formDefects(text).length > 0 || storySlips(text).length > 0) return [];
    if (SUSPECT.test(text) || vagueWords(text).length > 0 || technologies(text).length > 0) return [];
    const want = parts.want.replace(/^to\s+/u, '');
    const key = contentWords(want).join(' ');
    if (HAS_CLAUSE.test(want) || ACRONYM_FIRST.test(parts.role)) return [];
    if (text.split(/\s+/u).length > LONGEST || contentWords(want).length < 2 || seen.has(key)) return [];
    seen.add(key);
    return [{ role: parts.role, want, benefit: parts.benefit }];
  });
}

const ENOUGH = 4;

/** The clean stories of every `g<number>-<name>.txt` of a folder that has at least four. */
export function cleanBacklogs(folder: string): CleanBacklog[] {
  const files = readdirSync(folder).filter((name) => /^g\d+-.*\.txt$/u.test(name));
  return files
    .toSorted()
    .map((file) => ({
      name: file.replace(/-.*/u, ''),
      stories: cleanStories(readFileSync(path.join(folder, file), 'utf8').split('\n')),
    }))
    .filter(({ stories }) => stories.length >= ENOUGH);
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEvents } from '../../../tests/support/read-events.ts';
import { type Desk, openDesk } from '../../../tests/support/story-desk.ts';
import { DIALECTS, openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const EVENTS = { accept: 'text/event-stream' };

const ERROR_CASE = { changes: [{ kind: 'add-error-case' }] };

describe.each(DIALECTS)('writing a story again with the drafter on %s', (dialect) => {
  let it: TestApp;
  let desk: Desk;
  beforeAll(async () => {
    it = await openTestApp(dialect);
    desk = await openDesk(it);
  });
  afterAll(() => it.close());

  test('a listed change makes a new version, and the old one stays', async () => {
    const story = await desk.generate();
    const { status, body } = await desk.again(story, ERROR_CASE);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: story.id, version: 2, writer: 'drafter', userStory: story.userStory });
    expect(body.acceptanceCriteria).toEqual([...story.acceptanceCriteria, expect.any(String)]);
    expect(await desk.read(story)).toEqual(body);
    const [now, before] = await desk.history(story);
    expect(now).toMatchObject({ version: 2, made: 'regenerated', wish: ERROR_CASE });
    expect(before).toMatchObject({ version: 1, made: 'generated', acceptanceCriteria: story.acceptanceCriteria });
  });

  test('what a person edited or locked is not overwritten', async () => {
    let story = await desk.generate();
    const [first = '', second = '', ...rest] = story.acceptanceCriteria;
    const own = 'The keeper reads both names on the board.';
    story = await desk.edit(story, {
      headline: 'My own words',
      acceptanceCriteria: [own, second, ...rest],
      locks: { headline: false, userStory: false, acceptanceCriteria: [second] },
    });
    const { body } = await desk.again(story, { changes: [{ kind: 'another-actor', actor: 'treasurer' }] });
    expect(body.headline).toBe('My own words');
    expect(body.userStory).toMatch(/^As a treasurer, I want to /);
    expect(body.acceptanceCriteria).toEqual(expect.arrayContaining([own, second]));
    expect(body.acceptanceCriteria).not.toContain(first);
    expect(body.grounding[body.acceptanceCriteria.indexOf(own)]).toEqual({ source: 'person' });
    expect(body.locks).toEqual({ headline: true, userStory: false, acceptanceCriteria: [own, second] });
  });

  test('a locked criterion cannot be dropped; an unlocked one leaves its lock behind nowhere', async () => {
    let story = await desk.generate();
    const [criterion = ''] = story.acceptanceCriteria;
    const drop = { changes: [{ kind: 'drop-criterion', criterion }] };
    story = await desk.edit(story, { locks: { headline: false, userStory: false, acceptanceCriteria: [criterion] } });
    const refused = await desk.again(story, drop);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'changes.0.criterion', message: 'This criterion is locked. Unlock it first.' }],
    ]);
    story = await desk.edit(story, { locks: { headline: false, userStory: false, acceptanceCriteria: [] } });
    expect((await desk.again(story, drop)).body.acceptanceCriteria).toEqual(story.acceptanceCriteria.slice(1));
  });

  test('the answer to an open question becomes a criterion of the person, and the question is asked no more', async () => {
    const story = await desk.generate();
    const [question = '', ...others] = story.openQuestions;
    const said = 'A swap ends with the season.';
    const wish = { changes: [{ kind: 'answer-question', question, answer: said }] };
    const { status, body } = await desk.again(story, wish);
    expect(status).toBe(200);
    expect(body.acceptanceCriteria).toEqual([...story.acceptanceCriteria, said]);
    expect(body).toMatchObject({ openQuestions: others, locks: { userStory: false, acceptanceCriteria: [said] } });
    expect(body.grounding.at(-1)).toEqual({ source: 'person' });
    expect((await desk.history(story))[0]).toMatchObject({ version: 2, made: 'regenerated', wish });
    const again = await desk.again(body, wish);
    expect([again.status, again.body.errors]).toEqual([
      422,
      [{ path: 'changes.0.question', message: 'This question is not open, or no longer.' }],
    ]);
    const { body: other } = await desk.again(body, { changes: [{ kind: 'another-actor', actor: 'treasurer' }] });
    expect(other.acceptanceCriteria).toContain(said);
    expect(other.openQuestions).not.toContain(question);
  });

  test('a role cannot change while the story is locked, and nothing is stored', async () => {
    const story = await desk.edit(await desk.generate(), {
      locks: { headline: false, userStory: true, acceptanceCriteria: [] },
    });
    const { status, body } = await desk.again(story, { changes: [{ kind: 'another-actor' }] });
    expect([status, body.code]).toEqual([422, 'change_not_possible']);
    expect(body.detail).toContain('Unlock it first');
    expect(await desk.read(story)).toEqual(story);
    expect(await desk.history(story)).toHaveLength(1);
  });

  test('free words are told to be none of its business, with what is', async () => {
    const story = await desk.generate();
    const wish = { feedback: 'Make it rhyme' };
    const plain = await desk.again(story, wish);
    expect([plain.status, plain.body.code]).toEqual([422, 'feedback_not_understood']);
    expect(plain.body.detail).toMatch(/takes no words of your own.*another role.*add an error case/);
    const streamed = readEvents((await desk.again(story, wish, EVENTS)).text).at(-1);
    expect(streamed).toMatchObject({ event: 'error', data: { code: 'feedback_not_understood' } });
    expect(await desk.history(story)).toHaveLength(1);
  });

  test.each([
    ['nothing', {}, 'feedback', 'Say or choose what should change.'],
    ['no change', { changes: [] }, 'changes', 'Choose what should change.'],
    [
      'too many changes',
      { changes: Array.from({ length: 6 }, () => ({ kind: 'shorter' })) },
      'changes',
      'Choose at most 5 changes at once.',
    ],
    ['a change that is not listed', { changes: [{ kind: 'rhyme' }] }, 'changes.0.kind', /Invalid/],
    [
      'a criterion that is not named',
      { changes: [{ kind: 'drop-criterion' }] },
      'changes.0.criterion',
      'Choose the criterion to drop.',
    ],
    [
      'a criterion that is not there',
      { changes: [{ kind: 'drop-criterion', criterion: 'No.' }] },
      'changes.0.criterion',
      'This criterion is not there, or no longer.',
    ],
    [
      'an answer to nothing',
      { changes: [{ kind: 'answer-question', answer: 'It ends.' }] },
      'changes.0.question',
      'Choose the question to answer.',
    ],
    [
      'an answer without words',
      { changes: [{ kind: 'answer-question', question: 'Which?' }] },
      'changes.0.answer',
      'This field is required.',
    ],
    [
      'an answer and something else',
      { changes: [{ kind: 'answer-question', question: 'Which?', answer: 'It ends.' }, { kind: 'another-actor' }] },
      'changes',
      'Answer one question at a time, without other changes.',
    ],
    [
      'words without end',
      { feedback: 'x'.repeat(2_001) },
      'feedback',
      'This field is too long. Enter at most 2,000 characters.',
    ],
    ['a writer that is not there', { ...ERROR_CASE, writer: 'somebody' }, 'writer', /Invalid/],
  ])('asked for %s, it tells the field', async (_what, wish, path, message) => {
    const story = await desk.generate();
    const { status, body } = await desk.again(story, wish);
    expect([status, body.errors[0].path]).toEqual([422, path]);
    expect(body.errors[0].message).toMatch(message);
    expect(await desk.read(story)).toEqual(story);
  });

  test('on an old version it answers what is there now', async () => {
    const story = await desk.generate();
    const now = await desk.edit(story, { headline: 'Changed meanwhile' });
    const { status, body } = await desk.again(story, ERROR_CASE);
    expect([status, body.code, body.current, body.sent]).toEqual([
      409,
      'stale_version',
      now,
      { version: 1, ...ERROR_CASE },
    ]);
  });

  test('a repeated request answers the first new version and makes no second', async () => {
    const story = await desk.generate();
    const key = { 'idempotency-key': 'again-1' };
    const first = await desk.again(story, ERROR_CASE, key);
    expect((await desk.again(story, ERROR_CASE, key)).body).toEqual(first.body);
    expect(await desk.history(story)).toHaveLength(2);
    const other = await desk.again(story, { changes: [{ kind: 'shorter' }] }, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('the opinion belonged to the old version', async () => {
    const story = await desk.generate();
    const data = { liked: false, storyId: story.id };
    await desk.send('POST', `/${story.id}/feedback`, { storyId: story.id, data });
    await desk.again(story, ERROR_CASE);
    expect((await desk.send('GET', `/${story.id}/feedback`)).body).toEqual({ storyId: story.id });
    expect((await desk.history(story)).map(({ liked }) => liked)).toEqual([undefined, false]);
  });

  test('a stream shows what is locked in its place, and ends with the story', async () => {
    let story = await desk.generate();
    story = await desk.edit(story, { headline: 'My own words' });
    const events = readEvents((await desk.again(story, ERROR_CASE, EVENTS)).text);
    const deltas = events.slice(0, -1);
    expect(deltas.length).toBeGreaterThan(2);
    expect(deltas.every(({ event, data }) => event === 'delta' && data.headline === 'My own words')).toBe(true);
    expect(events.at(-1)).toEqual({ event: 'story', data: await desk.read(story) });
  });
});

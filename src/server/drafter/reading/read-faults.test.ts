import { describe, expect, it } from 'vitest';
import { parseSentence, type Clause } from '../grammar/parse.ts';
import { people } from './allotments.contract.ts';
import { readFault, readHandled, readMeans, readMissed, readOngoing, readPestered, readShare } from './read-faults.ts';

function clausesOf(text: string): readonly Clause[] {
  return parseSentence(text, people.names).clauses;
}

function clause(text: string): Clause {
  const [first] = clausesOf(text);
  if (!first) throw new Error(`no clause in "${text}"`);
  return first;
}

describe('who is pestered', () => {
  it('wants to be left alone', () => {
    expect(readPestered(clause('my neighbour asks for the key every week'))).toMatchObject({
      except: 'my neighbour',
      wish: 'no longer be asked for the key every week',
      isStop: true,
    });
  });

  it.each(['your neighbour asks for the key', 'my neighbour may ask for the key', 'my neighbour lends the key'])(
    'is not told by "%s"',
    (text) => {
      expect(readPestered(clause(text))).toBeUndefined();
    },
  );
});

describe('a doing by means of something', () => {
  it('is wanted without it', () => {
    expect(readMeans(clause('tools are booked by phone'))?.wish).toMatch(/tools.* without .*phone/);
  });

  it.each(['tools are booked by wardens', 'tools are booked', 'wardens lend tools'])('is not told by "%s"', (text) => {
    expect(readMeans(clause(text))).toBeUndefined();
  });
});

describe('what others sent and somebody has to type in', () => {
  it('is wanted without that', () => {
    expect(readHandled(clausesOf('orders come by letter and the warden types them in'), people)).toMatchObject({
      actor: 'the warden',
      wish: 'get orders without typing them in',
    });
  });

  it.each([
    'orders come by letter and the warden reads them',
    'orders come by letter and the warden types a reply',
    'orders come by letter',
    'orders may come by letter and the warden types them in',
  ])('is not told by "%s"', (text) => {
    expect(readHandled(clausesOf(text), people)).toBeUndefined();
  });
});

describe('a share', () => {
  it.each([
    ['half of our helpers are students', 'see how many of our helpers are students'],
    ['about 30 % of the plots are empty', 'see how many of the plots are empty'],
  ])('is wanted in sight: "%s"', (text, wish) => {
    expect(readShare(clause(text))?.wish).toBe(wish);
  });

  it.each(['half of our helpers left', 'our helpers are students', 'half of our helpers are not students'])(
    'is not told by "%s"',
    (text) => {
      expect(readShare(clause(text))).toBeUndefined();
    },
  );
});

describe('a thing with a fault', () => {
  it.each([
    [
      'the map is a mess on a small phone',
      'read the map on a small phone',
      'the map can be read in full on a small phone',
    ],
    [
      'the videos stutter on the tablet',
      'use the videos on the tablet without them stuttering',
      'the videos do not stutter on the tablet',
    ],
  ])('is wanted without it: "%s"', (text, wish, outcome) => {
    expect(readFault(clause(text), people)).toMatchObject({ wish, outcome });
  });

  it.each([
    'the map is blue',
    'the treasurer stutters',
    'it is a mess',
    'the videos do not stutter',
    'the map is drawn',
  ])('is not told by "%s"', (text) => {
    expect(readFault(clause(text), people)).toBeUndefined();
  });
});

describe('what goes on although it should not', () => {
  it('is to end', () => {
    expect(readOngoing(clause('plot holders who left still have access to the barn'), people)).toMatchObject({
      except: 'plot holders who left',
      wish: 'keep plot holders who left from having access to the barn',
      outcome: 'plot holders who left no longer have access to the barn',
    });
  });

  it.each([
    'plot holders have access to the barn',
    'we still have access to the barn',
    'the gate should open at night',
    'the gate does not open at night',
    'the gate opened at night',
    'the key works only once',
    'the gate is only opened for members',
  ])('is not told by "%s"', (text) => {
    expect(readOngoing(clause(text), people)).toBeUndefined();
  });
});

describe('a deadline that is missed', () => {
  it('is to be warned of', () => {
    expect(readMissed(clause('the council misses the deadline for the bill'), people)?.wish).toBe(
      'be warned before the council misses the deadline for the bill',
    );
  });

  it.each(['the council misses the mayor', 'the council does not miss the deadline', 'the council moves the deadline'])(
    'is not told by "%s"',
    (text) => {
      expect(readMissed(clause(text), people)).toBeUndefined();
    },
  );
});

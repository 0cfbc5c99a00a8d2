import { describe, expect, it } from 'vitest';
import { reword } from './reword.ts';

describe('the usual names of features', () => {
  it.each([
    ['Drag and drop for photos in the log', 'add photos in the log by drag and drop'],
    ['Drag and drop of trips between boats', 'move trips between boats by drag and drop'],
    ['Link between related faults', 'link related faults with each other'],
    ['Colour for late boats in the list', 'mark late boats with a colour in the list'],
    ['Opt-out from newsletters for guests', 'guests should be able to opt out of newsletters'],
    ['Opt-out of the yearly survey', 'it should be possible to opt out of the yearly survey'],
    ['Single sign-on with Google for skippers', 'skippers should be able to sign in with Google'],
    ['Are there any plans to show the tides?', 'could you show the tides?'],
    ['Rating of the trip by guests', 'guests should be able to rate the trip'],
    ['Skipper rating after each trip', 'rate skippers after each trip'],
    ['Rating at the end of a season', 'give a rating at the end of a season'],
    ['Bill check against the log', 'check bills against the log'],
    ['Buoy loan between clubs', 'lend buoys between clubs'],
    ['Absence notice by text', 'send an absence notice by text'],
    ['SSO via Microsoft', 'sign in with Microsoft'],
    ['GDPR export of guest data', 'export of guest data for GDPR requests'],
  ])('%s', (said, plain) => {
    expect(reword(said)).toBe(plain);
  });

  it.each([
    'Link between the office and the jetty',
    'Colour for the sail',
    'Login with a code by mail',
    'Drag and drop editor for menus',
  ])('leaves what "%s" says', (said) => {
    expect(reword(said)).not.toMatch(/with each other|with a colour|sign in with|^(?:add|move) /);
  });
});

import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { saidPlainly } from './said-plainly.ts';

const people = knowPeople(
  readProduct(
    'Quillbox',
    'Brokers look after clients and plan calls, assistants enter documents, clients sign contracts.',
  ),
);

describe('whom somebody is let do something', () => {
  it.each([
    [
      'Let brokers who are ill hand over their clients.',
      'Brokers who are ill should be able to hand over their clients.',
    ],
    [
      'Let clients who do not drive cancel car insurance',
      'Clients who do not drive should be able to cancel car insurance',
    ],
    ['Let brokers without a car plan calls by phone', 'Brokers without a car should be able to plan calls by phone'],
    ['Let clients who need help get a call', 'Clients who need help should be able to get a call'],
    ['Allow clients who are abroad to sign online', 'Clients who are abroad should be able to sign online'],
  ])('%s', (text, told) => {
    expect(saidPlainly(text, people)).toBe(told);
  });

  it.each(['Let clients sign contracts', 'Let new clients upload documents', 'Let documents that are signed expire'])(
    'is left alone where nobody is told apart: %s',
    (text) => {
      expect(saidPlainly(text, people)).toBe(text);
    },
  );
});

describe('an idea of one sentence, the way round it is meant', () => {
  it.each([
    ['If a contract ends, the broker gets no notice.', 'The broker should get a notice if a contract ends.'],
    ['Clients get no confirmation when they sign', 'Clients should get a confirmation when they sign'],
    ['Contracts that have ended still show up in the list', 'Contracts that have ended are still shown in the list'],
    ['Clients who have died still get letters', 'Letters should not be sent to clients who have died'],
    ['When the app crashes, the note is deleted', 'When the app crashes, the note is lost'],
    [
      'When the connection drops, the upload is cancelled',
      'The upload should not be cancelled when the connection drops',
    ],
    ['Save time with templates', 'We want to use templates so that we save time'],
    ['Save postage by sending letters by email', 'We want to send letters by email so that we save postage'],
    ['Make quotes readable on a phone', 'I want to read quotes on a phone'],
    ['Never delete a contract without asking', 'A contract must not be deleted without asking'],
  ])('%s', (text, told) => {
    expect(saidPlainly(text, people)).toBe(told);
  });

  it.each([
    'The broker gets no commission if a contract ends',
    'Clients get a confirmation when they sign',
    'New clients still get letters',
    'When the app crashes, the note is saved',
    'Save notes with a title',
    'Make quotes larger on a phone',
    'Never delete a contract',
  ])('is left alone: %s', (text) => {
    expect(saidPlainly(text, people)).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { findActor } from './find-actor.ts';
import { readTask } from './draft-story.ts';

const ALLOTMENT = {
  name: 'Spadework',
  description:
    'Spadework is the app of an allotment society. Gardeners rent a plot, report faults and read the circulars. Wardens assign plots, write circulars and check the hedges. The treasurer sets the rents and bills the water. The chair plans the working days.',
};
const QUILTS = {
  name: 'Patchfield',
  description:
    'Patchfield is a site for sewing patterns. Designers upload patterns, set prices and answer questions. Shoppers buy patterns, watch the lessons and write reviews. Moderators approve new designers and measure the sales.',
};
const DIARY = {
  name: 'Beetlog',
  description:
    'Beetlog is a field diary for insect watchers. Members record sightings and book walks. Guides lead walks and keep the species list. The coordinator plans the walks.',
};

const HOUSEHOLD = {
  name: 'Larder',
  description:
    'Larder is for families. Parents plan the meals, write recipes and make the shopping list. Children vote for dishes. Grandparents look at the plan and bring cakes.',
};
const SIGNING = {
  name: 'Inkwell',
  description:
    'Inkwell gets contracts signed. Senders upload a contract, place the fields and invite signers. Signers read the contract and sign it. Binders bind the paper copies and comment on them.',
};
const STAGE = {
  name: 'Limelight',
  description:
    'Limelight sells tickets. Organisers create concerts and see how many tickets are sold. Visitors buy tickets, write reviews and choose seats. Door staff scan tickets. Bug hunters report bugs.',
};

function actorOf(idea: string, product: typeof ALLOTMENT): string {
  const { product: read, idea: said } = readTask({ idea, product });
  return findActor(read, said).name;
}

describe('what those do who create a kind of thing or look after it', () => {
  it.each([
    ['Duplicate a circular', 'warden', ALLOTMENT],
    ['Archive plots that are given up', 'warden', ALLOTMENT],
    ['Templates for circulars', 'warden', ALLOTMENT],
    ['Move a gardener to another plot', 'warden', ALLOTMENT],
    ['Rents per plot', 'treasurer', ALLOTMENT],
    ['Filter faults by plot', 'warden', ALLOTMENT],
    ['Bulk price change', 'designer', QUILTS],
    ['Drafts of patterns', 'designer', QUILTS],
    ['Tag patterns', 'designer', QUILTS],
    ['Sales per month', 'moderator', QUILTS],
    ['Change the meeting point of a walk', 'coordinator', DIARY],
    ['Raise the limit of a walk', 'coordinator', DIARY],
  ])('%s: %s', (idea, name, product) => {
    expect(actorOf(idea, product)).toBe(name);
  });

  it.each([
    ['Edit a review', 'shopper', QUILTS],
    ['Download a pattern', 'shopper', QUILTS],
    ['Pay the rent by card', 'gardener', ALLOTMENT],
    ['Tag sightings', 'member', DIARY],
    ['Copy my last sighting', 'member', DIARY],
    ['Waiting list for walks', 'member', DIARY],
    ['Report a broken water tap', 'gardener', ALLOTMENT],
  ])('but not what is made or had by those who are served: %s', (idea, name, product) => {
    expect(actorOf(idea, product)).toBe(name);
  });
});

describe('who sends, writes and has it done', () => {
  it.each([
    ['Send a copy of every circular to my lawyer', 'warden', ALLOTMENT],
    ['Message everyone in a lesson', 'designer', QUILTS],
    ['Remove gardeners that were never here', 'warden', ALLOTMENT],
    ['Change the date of a walk and tell those who booked', 'coordinator', DIARY],
    ['Gardeners should get a refund if the working day is called off', 'gardener', ALLOTMENT],
    ['Charge for a lost key', 'treasurer', ALLOTMENT],
    ['Recurring circulars every month', 'warden', ALLOTMENT],
    ['Archive plots we no longer let', 'warden', ALLOTMENT],
  ])('%s: %s', (idea, name, product) => {
    expect(actorOf(idea, product)).toBe(name);
  });

  it.each([
    ['Email me when a walk is full', 'member', DIARY],
    ['Tell those who booked when a walk is called off', 'member', DIARY],
  ])('but what somebody gets is theirs: %s', (idea, name, product) => {
    expect(actorOf(idea, product)).toBe(name);
  });
});

describe('who keeps it, whatever such people are called', () => {
  it.each([
    ['Duplicate a recipe', 'parent', HOUSEHOLD],
    ['Lock the recipes', 'parent', HOUSEHOLD],
    ['Void a contract', 'sender', SIGNING],
    ['Folders for contracts', 'sender', SIGNING],
    ['Mark a ticket as scanned', 'member of the door staff', STAGE],
    ['Reply to a review', 'organiser', STAGE],
    ['Add a second stage', 'organiser', STAGE],
    ['Ticket limit per person', 'organiser', STAGE],
    ['Count people in the hall', 'organiser', STAGE],
    ['Best selling concerts', 'organiser', STAGE],
    ['Bulk letter to all visitors', 'organiser', STAGE],
  ])('%s: %s', (idea, name, product) => {
    expect(actorOf(idea, product)).toBe(name);
  });

  it.each([
    ['Vote against a dish', 'child', HOUSEHOLD],
    ['Sign on the phone', 'signer', SIGNING],
    ['Wheelchair filter', 'visitor', STAGE],
    ['Show the price including fees', 'visitor', STAGE],
    ['Change the delivery address', 'visitor', STAGE],
    ['Edit a review', 'visitor', STAGE],
  ])('but not what is theirs who take it: %s', (idea, name, product) => {
    expect(actorOf(idea, product)).toBe(name);
  });
});

import { describe, expect, it } from 'vitest';
import { readTask } from './draft-story.ts';

const LEAVE = {
  name: 'Absently',
  description:
    'Leave planner of a mill. Employees ask for leave. Supervisors approve requests and plan shifts. HR counts the days and exports lists.',
};
const CLINIC = {
  name: 'Brightsmile',
  description:
    'Dental practice. Patients book visits and pay. Dentists treat patients and prescribe. The front desk plans the day and sends bills.',
};
const TRAIN = {
  name: 'Skillship',
  description:
    'Training log of a fire station. Firefighters attend drills and log hours. The chief plans drills and signs hours. The training coordinator assigns trainers.',
};

describe('whoever asks about their own case', () => {
  it.each([
    ['How many days do I still have this year?', LEAVE, 'employee'],
    ['What place am I on the waiting list?', CLINIC, 'patient'],
    ['What does a missed visit cost me?', CLINIC, 'patient'],
    ['What has this cost me up to now?', CLINIC, 'patient'],
    ['When may I eat again after an extraction?', CLINIC, 'patient'],
    ['When is the money coming back to my account?', CLINIC, 'patient'],
    ['Which drills do I still have to attend to stay qualified?', TRAIN, 'firefighter'],
    ['How many hours have I done this year?', TRAIN, 'firefighter'],
  ])('is served, or does no head’s work: %s', (idea, product, actor) => {
    expect(readTask({ idea, product }).actor.name.toLowerCase()).toBe(actor);
  });

  it.each([
    ['Which requests do I still have to approve?', LEAVE, 'supervisor'],
    ['How many hours do I still have to sign?', TRAIN, 'chief'],
    ['Which patients have I not treated for a month?', CLINIC, 'dentist'],
    ['May I prescribe twice the dose?', CLINIC, 'dentist'],
    ['Which lists do I have to export this month?', LEAVE, 'member of hr'],
  ])('unless it is their own work: %s', (idea, product, actor) => {
    expect(readTask({ idea, product }).actor.name.toLowerCase()).toBe(actor);
  });
});

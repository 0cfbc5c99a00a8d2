import { describe, expect, it } from 'vitest';
import { groupMember, qualifierOf, roleName } from './role-name.ts';

describe('who is meant', () => {
  it.each([
    ['Riders who come late', 'rider', ' who comes late'],
    ['all our riders who have lost their key', 'rider', ' who has lost their key'],
    ['riders that are under age', 'rider', ' who is under age'],
    ['a rider who lost their key', 'rider', ' who lost their key'],
    ['riders waiting for a repair', 'rider', ' waiting for a repair'],
    ['riders with a trailer', 'rider', ' with a trailer'],
    ['guests who pay in cash', 'guest', ' who pays in cash'],
    ['riders who can not come', 'rider', ' who cannot come'],
    ['riders who have a course booked this week', 'rider', ' who has a course booked this week'],
    ['riders who have a lesson that day', 'rider', ' who has a lesson that day'],
    ['riders who have bikes assigned', 'rider', ' who has bikes assigned'],
    ['riders called in at night', 'rider', ''],
    ['riders', 'rider', ''],
    ['riders who come late and those who leave early', 'rider', ''],
  ])('is told apart from the others in "%s"', (said, name, qualifier) => {
    expect(roleName(said)).toBe(name);
    expect(qualifierOf(said, name)).toBe(qualifier);
  });

  it.each([
    ['control room', 'member of the control room'],
    ['customer service', 'member of customer service'],
    ['skipper', 'skipper'],
  ])('is one of them: %s', (name, member) => {
    expect(groupMember(name)).toBe(member);
  });
});

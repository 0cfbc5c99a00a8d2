import { describe, expect, it } from 'vitest';
import { bansAsked } from './asked-bans.ts';

describe('whoever asks that somebody should not do something', () => {
  it.each([
    [
      'Can we not let skippers book a jetty that is being repaired?',
      'Do not let skippers book a jetty that is being repaired.',
    ],
    ["can't we just not let guests fish at night", 'Do not let guests fish at night.'],
    ['Could the app not let me pay twice?', 'Do not let me pay twice.'],
    ['Can you please not allow guests to anchor here?', 'Do not allow guests to anchor here.'],
    ["What if we didn't let guests anchor here?", 'Do not let guests anchor here.'],
    ['Should we really let guests anchor here?', 'Do not let guests anchor here.'],
    ['Would it be possible to not let guests anchor here', 'Do not let guests anchor here.'],
    ["Wouldn't it be better not to let guests see the logs?", 'Do not let guests see the logs.'],
    ['Can porters not let guests in after ten?', 'Porters must not let guests in after ten.'],
    ['Could guests not be able to cancel on the day?', 'Guests should not be able to cancel on the day.'],
    ['Could nobody be able to read the logs?', 'Nobody should be able to read the logs.'],
    ['Is there a way to keep skippers from mooring twice?', 'Keep skippers from mooring twice.'],
    ['Any way to stop skippers mooring under a wrong name?', 'Keep skippers from mooring under a wrong name.'],
    ['How can we keep skippers from double booking?', 'Keep skippers from booking twice.'],
    ['Can we ban skippers from lending out their card?', 'Keep skippers from lending out their card.'],
    ['Can we make it impossible to leave without paying?', 'Do not let anybody leave without paying.'],
    ['Could we not have guests check in before the gate opens?', 'Do not let guests check in before the gate opens.'],
    ['Can you please not send mails on Sundays?', 'Do not send mails on Sundays.'],
    ['Could the app not log me out every hour?', 'The app should not log me out every hour.'],
    ["I don't think guests should be able to change a log", 'Guests should not be able to change a log.'],
    ["I'd rather guests couldn't take three berths", 'Guests should not be able to take three berths.'],
    ['Why do we let people moor at a broken jetty? Can we not let them?', 'Do not let people moor at a broken jetty.'],
    [
      'Skippers keep mooring at jetty 3 while it is shut. Can we not let them moor at what is shut?',
      'Skippers keep mooring at jetty 3 while it is shut. Do not let skippers moor at what is shut.',
    ],
  ])('%s', (asked, told) => {
    expect(bansAsked(asked)).toBe(told);
  });

  it.each([
    "Can't you let skippers pay later?",
    'Could we not let porters see the list as well?',
    'Could you not remind me the day before?',
    'Could we keep skippers informed about closing times?',
    'Can you block a jetty for repairs?',
    'Why can guests not cancel online?',
    'Is it possible to keep my place when I am late?',
  ])('is told from whoever asks for something: %s', (asked) => {
    expect(bansAsked(asked)).toBe(asked);
  });
});

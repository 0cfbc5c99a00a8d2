import { expect, it } from 'vitest';
import { withoutBusinessSpeak } from './business-speak.ts';

it.each([
  [
    'As a skipper I want more visibility into delays so that I can react',
    'As a skipper I want to see delays so that I can react',
  ],
  ['We need better insight into delays', 'We need to see delays'],
  ['Give skippers more transparency about free berths', 'Show skippers free berths'],
  ['Harbour masters lack insight into how full a crossing is', 'Harbour masters cannot see how full a crossing is'],
  ['Real-time visibility into which berths are free', 'See which berths are free'],
  ['As a guest I want quick access to my tickets', 'As a guest I want to open my tickets'],
  ['Clerks want better control over refunds', 'Clerks want to manage refunds'],
  [
    'As a clerk, I want to sort refunds so that I save time, and I want to be warned of late ones',
    'As a clerk, I want to sort refunds so that I save time. I also want to be warned of late ones',
  ],
  [
    'Inns get paid only once a month. Weekly payouts would help small ones a lot.',
    'Inns get paid only once a month. We need weekly payouts.',
  ],
  ['Managers have full visibility of all costs', 'Managers have full visibility of all costs'],
  ['Only admins should have access to the payroll', 'Only admins should have access to the payroll'],
  ['Let members set the visibility of their profile', 'Let members set the visibility of their profile'],
])('%s', (told, plainly) => {
  expect(withoutBusinessSpeak(told)).toBe(plainly);
});

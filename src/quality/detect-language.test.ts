import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

describe('detectLanguage', () => {
  it.each([
    'Stems per arrangement times tables, plus ten percent spare',
    'Till receipts grouped per cashier, plus tips',
    'Bouquets bound by noon',
    'Text O negative donors near zone A whenever stock falls',
    'Menu of the café with crème brûlée',
  ])('takes %j for English, though other languages have such words', (text) => {
    expect(detectLanguage(text)).toBe('english');
  });

  it.each([
    'Les clients veulent payer plus vite avec leur carte',
    'Kunden wollen ihre Rechnung per Mail bekommen und nicht warten',
    'KUNDEN WOLLEN IHRE RECHNUNG PER MAIL BEKOMMEN UND NICHT WARTEN',
    'Kunden ska kunna betala med kort och vänta till fredag',
  ])('takes %j for another language', (text) => {
    expect(detectLanguage(text)).toBe('other');
  });

  it('finds nothing to read in figures and signs', () => {
    expect(detectLanguage('12:30 – 14:00 !!')).toBe('none');
  });
});

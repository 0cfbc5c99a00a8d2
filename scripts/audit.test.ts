import { describe, expect, test } from 'vitest';
import { readAudit } from './audit.ts';

const counts = { info: 0, low: 0, moderate: 1, high: 1, critical: 0, total: 2 };

describe('an audit of the packages', () => {
  test('tells the serious faults, by package and advisory', () => {
    const report = {
      vulnerabilities: {
        leftpad: {
          severity: 'high',
          via: [{ title: 'Pads what it should not', url: 'https://advisories.example/1' }, 'padding'],
        },
        rightpad: { severity: 'moderate', via: [] },
      },
      metadata: { vulnerabilities: counts },
    };
    expect(readAudit(JSON.stringify(report))).toEqual({
      serious: ['leftpad (high): Pads what it should not https://advisories.example/1; by way of padding'],
    });
  });

  test('finds nothing where there is nothing', () => {
    expect(readAudit(JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: counts } }))).toEqual({
      serious: [],
    });
  });

  test.each([
    ['npm said nothing', '', 'npm printed no report'],
    [
      'the registry does not know audits',
      '{"message":"405 Method Not Allowed","error":{"summary":""}}',
      '405 Method Not Allowed',
    ],
    ['there is no network', '{"error":{"summary":"request to the registry failed, reason: ENOTFOUND"}}', 'ENOTFOUND'],
  ])('says that nobody was asked when %s', (_what, printed, reason) => {
    expect(readAudit(printed)).toEqual({ notAsked: expect.stringContaining(reason) });
  });
});

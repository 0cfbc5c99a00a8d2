import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { integratedDeed, namedDeed, supportedDeed } from './named-deed.ts';

describe('a feature that is only named', () => {
  it.each([
    ['bulk import of tenants from Excel', 'import tenants from Excel in bulk'],
    ['PDF export of the logbook', 'export the logbook as PDF'],
    ['CSV import for measurements', 'import measurements from CSV'],
    ['barcode scanning at the counter', 'scan barcodes at the counter'],
    ['label printing in the cold store', 'print labels in the cold store'],
    ['time tracking for repairs', 'track time for repairs'],
    ['online booking of lanes', 'book lanes online'],
    ['automatic deletion of old drafts', 'delete old drafts automatically'],
    ['photo upload for damage reports', 'upload photos for damage reports'],
    ['undo for deleted notes', 'restore deleted notes'],
    ['printable picking list', 'print the picking list'],
    ['searchable archive of recipes', 'search the archive of recipes'],
    ['login with fingerprint instead of password', 'log in with a fingerprint instead of a password'],
    ['calendar sync for site visits', 'see site visits in my own calendar'],
    ['voice input for the round', 'dictate the round'],
    ['blacklist for guests who did not pay', 'block guests who did not pay'],
    ['integration with the label printer', 'connect the label printer'],
    ['DATEV integration', 'connect DATEV'],
    ['Strava import of training runs', 'import training runs from Strava'],
    ['start number pickup with QR code', 'pick up start numbers with a QR code'],
    ['laundry room availability at the entrance', 'see when the laundry room is free at the entrance'],
    ['availability of the courts in summer', 'see which courts are free in summer'],
    ['gift card balance check', 'check the gift card balance'],
    ['auto-save while entering results', 'save results automatically while they are entered'],
    ['tip splitting among the crew', 'split tips among the crew'],
    ['barcode labels in two sizes', 'print barcode labels in two sizes'],
    ['late return fee after an hour', 'charge a late return fee after an hour'],
    ['automatic reorder when stock runs low', 'reorder stock automatically when it runs low'],
    ['accounting export to DATEV', 'export the accounting data to DATEV'],
    ['ISBN scanner on the phone', 'scan ISBNs on the phone'],
    ['PayPal payments for deposits', 'pay deposits with PayPal'],
    ['an extra field for allergies in the booking form', 'enter allergies in the booking form'],
  ])('"%s" is told as what is done with it', (thing, deed) => {
    expect(namedDeed(thing)).toBe(deed);
  });

  it.each([
    'staff training for new tenants',
    'customer rating',
    'weather integration',
    'meeting room for the board',
    'interview scheduling that syncs with the calendar',
    'available rooms in the annex',
    'registration for tenants',
    'reservation with a deposit',
    'team building in autumn',
    'a list of imports',
    'a field for football',
    'safety check before the trip',
    'record label for young bands',
    'refund of a fee',
    'automatic reply when the office is closed',
    'a cup for the winner',
  ])('"%s" stays a thing', (thing) => {
    expect(namedDeed(thing)).toBeUndefined();
  });

  it.each([
    ['support for cheese sold by weight', undefined],
    ['add support for goods sold by weight', 'sell goods by weight'],
    ['support for lessons held in the pool', 'hold lessons in the pool'],
    ['support courses that run over two weekends', 'set up courses that run over two weekends'],
    ['support for languages that are read from the right', undefined],
    ['support for guests with a dog', undefined],
    ['support older browsers', undefined],
  ])('"%s" is told as what is then possible', (said, deed) => {
    expect(supportedDeed(said)).toBe(deed);
  });

  it.each([
    ['with the label printer', 'connect the label printer'],
    ['Xero', 'connect Xero'],
    ['Stripe for the fees', 'pay the fees with Stripe'],
  ])('"integrate %s" is told as what somebody does who uses it', (thing, deed) => {
    expect(integratedDeed(thing)).toBe(deed);
  });

  it('keeps its name as the headline', () => {
    const { headline, userStory } = draftStory({
      idea: 'Bulk import of tenants from Excel',
      product: {
        name: 'Keyhouse',
        description: 'Landlords let flats and keep the list of tenants. Tenants report damage.',
      },
    });
    expect(headline).toBe('Bulk import of tenants from Excel');
    expect(userStory).toMatch(/^As a landlord, I want to import tenants from Excel in bulk, /);
  });
});

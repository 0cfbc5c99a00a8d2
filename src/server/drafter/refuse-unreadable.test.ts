import { describe, expect, test } from 'vitest';
import { refuseUnreadable } from './refuse-unreadable.ts';

function codeOf(idea: string): string {
  try {
    refuseUnreadable(idea);
    return 'read';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('English in few small words, with codes, names and borrowed words', () => {
  test.each([
    'Flag E numbers and palm oil, red icon per allergen',
    'Auto sync DATEV export nightly, zip per client',
    'Dark mode, bigger fonts, pin code lock',
    'Batch print DHL labels per carrier zone',
    'Group A on Mondays, group B on Tuesdays, swap monthly',
    'Lab results via HL7, alert on INR above 4',
    'Bulk import IBANs, reject invalid ones, log per run',
    'Room service menu with vegan, halal, kosher icons',
    'Ping crew B if van 3 runs late',
    'Vitamin D reminders every Monday 8 am',
    'Type O and type B shortages map per region',
    'Per diem rates Paris, Berlin, Rome per trip',
    'Photo plus note per defect, severity A to D',
    'SKU search, barcode scan, low stock alarm',
    'Highlight overdue loans, sort oldest first',
    'Mute chat during exams',
    'Split bills evenly, round to 10 cents',
    'Print name tags, double sided',
    'Hide sold out plots',
    'Sauna and pool slots, max 8 per slot',
    'Plan B drivers when plan A drivers cancel',
    'Kilometre log per van, monthly total',
    'Clinic Santa Maria as second site',
    'Menu du jour page with photo and price',
    'El Corte warehouse pick lists by aisle',
    'Ship to Le Havre and Den Haag depots, cheapest carrier first',
    'Café menu with crème brûlée photo upload',
    'Warn sous chefs about nut traces',
    'Offer à la carte booking online',
    'Show São Paulo and Zürich offices side by side',
    'Invoices for Müller GmbH and Söhne AG merged monthly',
    'Pause membership during pregnancy',
    'Waitlist for Pilates, auto promote',
    'Two factor login, SMS fallback',
    'Export ledger as CSV',
    'Geofence alerts for trailers leaving yard',
    'Red dot for unread memos',
    'Meter readings via photo, OCR digits',
    'De-icing crew alarm under minus 5',
    'Ring O level pupils living beyond zone 4 whenever trains fall out',
    'Alert AB positive owners near depot I, max 20 km',
  ])('is read: %s', (idea) => {
    expect(codeOf(idea)).toBe('read');
  });
});

describe('another language in as few words', () => {
  test.each([
    'Spender mit Blutgruppe O negativ im Umkreis anschreiben, sobald der Vorrat knapp wird',
    'Erinnerung per SMS vor Ablauf der Frist',
    'Dunkler Modus für die App',
    'Rechnungen automatisch verschicken',
    'Fahrer sollen Pausen eintragen können',
    'Termine online buchen und absagen',
    'Offene Posten nach Kunde sortieren',
    'Export nach Excel, monatlich',
    'Foto pro Schaden, Schwere A bis D',
    'Kalender mit Outlook abgleichen',
    'Rappeler les donneurs du groupe O négatif',
    'Envoyer un rappel par SMS avant échéance',
    'Trier les commandes par client',
    'Photos des dégâts avec gravité',
    'Notifier le chauffeur en cas de retard',
    'Exporter la liste des membres',
    'Recordatorio por SMS antes de la cita',
    'Avisar a los donantes cuando falten reservas',
    'Modo oscuro para la aplicación',
    'Exportar la lista de socios',
    'Fotos de daños con gravedad',
    'Promemoria via SMS prima della scadenza',
    'Avvisare i donatori se mancano scorte',
    'Modalità scura per app',
    'Esportare elenco dei soci',
    'Foto dei danni con gravità',
    'Lembrete por SMS antes do prazo',
    'Avisar os doadores quando faltar estoque',
    'Modo escuro para o aplicativo',
    'Exportar lista de sócios',
    'Herinnering per sms voor de deadline',
    'Donkere modus voor de app',
    'Facturen automatisch versturen',
    'Ledenlijst exporteren naar Excel',
    'Przypomnienie SMS przed terminem',
    'Eksport listy członków do Excela',
    'Påminnelse via SMS innan tiden går ut',
    'Faturaları otomatik olarak gönder',
    'Betalningar med kort ska kunna delas upp',
    'Kunden sollen ihre Daten selbst ändern',
    'Patienten wollen ihre Befunde sehen',
    'Je veux voir mes factures',
    'Quiero ver mis facturas',
    'Voglio vedere le mie fatture',
    'Quero ver minhas faturas',
    'Ik wil mijn facturen zien',
    'Chcę widzieć moje faktury',
  ])('is refused: %s', (idea) => {
    expect(codeOf(idea)).toBe('language_not_supported');
  });
});

describe('words of no language', () => {
  test('are not taken for another language', () => {
    expect(codeOf('qwrt zxpl vbnm grft')).toBe('idea_not_understood');
  });
});

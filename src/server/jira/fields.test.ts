import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { textDocument } from '#contract/jira-document.ts';
import { PROJECT, startAtlassian, type FakeAtlassian } from '../../../tests/fakes/atlassian/atlassian.ts';
import { connectJira, TARGET, writeStory } from '../../../tests/support/jira.ts';
import { DIALECTS, openTestApp, type Person, type TestApp } from '../../../tests/support/test-app.ts';

const CUSTOM = 'com.atlassian.jira.plugin.system.customfieldtypes';
const OPTIONS = [
  { id: '1', value: 'Low' },
  { id: '2', value: 'High' },
];

const field = (
  fieldId: string,
  name: string,
  schema: { type: string; items?: string; custom?: string; system?: string },
  more = {},
) => ({
  fieldId,
  name,
  required: true,
  schema,
  ...more,
});

const FIELDS = [
  field('customfield_1', 'Team word', { type: 'string', custom: `${CUSTOM}:textfield` }),
  field('customfield_2', 'Background', { type: 'string', custom: `${CUSTOM}:textarea` }),
  field('customfield_3', 'Points', { type: 'number', custom: `${CUSTOM}:float` }),
  field('customfield_4', 'Due', { type: 'date', custom: `${CUSTOM}:datepicker` }),
  field('customfield_5', 'Begins', { type: 'datetime', custom: `${CUSTOM}:datetime` }),
  field('customfield_6', 'Risk', { type: 'option', custom: `${CUSTOM}:select` }, { allowedValues: OPTIONS }),
  field('components', 'Parts', { type: 'array', items: 'component' }, { allowedValues: [{ id: '7', name: 'Web' }] }),
  field('customfield_8', 'Tags', { type: 'array', items: 'string', custom: `${CUSTOM}:labels` }),
  field(
    'customfield_11',
    'Place',
    { type: 'option-with-child', custom: `${CUSTOM}:cascadingselect` },
    {
      allowedValues: [
        { id: '20', value: 'River', children: [{ id: '21', value: 'East bank' }] },
        { id: '30', value: 'Hill' },
      ],
    },
  ),
  field('parent', 'Parent', { type: 'issuelink', system: 'parent' }),
  field('customfield_9', 'Nice to have', { type: 'string' }, { required: false }),
  field(
    'priority',
    'Priority',
    { type: 'priority' },
    { hasDefaultValue: true, allowedValues: [{ id: '3', name: 'Mid' }] },
  ),
];

const FILLED = {
  customfield_1: ' plots ',
  customfield_2: 'Two lines\nof it',
  customfield_3: 5,
  customfield_4: '2026-05-31',
  customfield_5: '2026-05-31T09:30:00+02:00',
  customfield_6: '2',
  components: ['7'],
  customfield_8: 'spring autumn',
  customfield_11: '20:21',
  parent: 'plot-7',
};

describe.each(DIALECTS)('what a project asks of an issue on %s', (dialect) => {
  let it: TestApp;
  let atlassian: FakeAtlassian;
  let ada: Person;
  let id: string;
  beforeAll(async () => {
    atlassian = await startAtlassian();
    it = await openTestApp(dialect, atlassian.env);
    ada = await it.signUp();
    await connectJira(it, atlassian, ada.token);
  });
  beforeEach(async () => {
    ({ id } = await writeStory(it, ada.token));
  });
  afterEach(() => {
    atlassian.setFields([]);
    atlassian.setProjects([PROJECT]);
  });
  afterAll(async () => {
    await it.close();
    await atlassian.close();
  });

  const get = (path: string) => it.send('GET', `/api/jira/${path}`, { token: ada.token });
  const push = (fields: object) =>
    it.send('POST', `/api/story/${id}/jira`, { token: ada.token, body: { ...TARGET, fields } });

  test('is nothing more in a usual one', async () => {
    expect((await get('projects')).body).toEqual([{ id: '10000', key: 'PLOT', name: 'Plots' }]);
    expect((await get('projects/10000/issue-types')).body).toEqual([
      { id: '10001', name: 'Story' },
      { id: '10002', name: 'Task' },
    ]);
    expect((await get('projects/10000/issue-types/10001/fields')).body).toEqual([]);
  });

  test('is found on every page of a long list', async () => {
    const many = Array.from({ length: 123 }, (_, n) => ({ ...PROJECT, id: String(10_000 + n), key: `P${n}` }));
    atlassian.setProjects(many);
    const { body } = await get('projects');
    expect(body).toEqual(many.map(({ id, key, name }) => ({ id, key, name })));
  });

  test.each(['projects/99/issue-types', 'projects/10000/issue-types/99/fields'])(
    'is said to be gone when there is no %s',
    async (path) => {
      const { status, body } = await get(path);
      expect([status, body.code, body.errors[0].path]).toEqual([422, 'jira_refused', 'projectId']);
    },
  );

  test.each(['projects/x/issue-types', 'projects/10000/issue-types/..%2f..%2f/fields'])(
    'is not looked for at %s',
    async (path) => {
      const asked = atlassian.requests.length;
      expect((await get(path)).status).toBe(404);
      expect(atlassian.requests).toHaveLength(asked);
    },
  );

  test('is told with the way to fill it in, but for what Jira fills in itself', async () => {
    atlassian.setFields([...FIELDS, field('customfield_10', 'Owner', { type: 'user' })]);
    const { body } = await get('projects/10000/issue-types/10001/fields');
    expect(body).toEqual([
      { key: 'customfield_1', name: 'Team word', kind: 'text' },
      { key: 'customfield_2', name: 'Background', kind: 'paragraph' },
      { key: 'customfield_3', name: 'Points', kind: 'number' },
      { key: 'customfield_4', name: 'Due', kind: 'date' },
      { key: 'customfield_5', name: 'Begins', kind: 'datetime' },
      {
        key: 'customfield_6',
        name: 'Risk',
        kind: 'select',
        options: [
          { id: '1', name: 'Low' },
          { id: '2', name: 'High' },
        ],
      },
      { key: 'components', name: 'Parts', kind: 'multi-select', options: [{ id: '7', name: 'Web' }] },
      { key: 'customfield_8', name: 'Tags', kind: 'text' },
      {
        key: 'customfield_11',
        name: 'Place',
        kind: 'select',
        options: [
          { id: '20:21', name: 'River: East bank' },
          { id: '30', name: 'Hill' },
        ],
      },
      { key: 'parent', name: 'Parent', kind: 'issue' },
      { key: 'customfield_10', name: 'Owner', kind: 'unsupported' },
    ]);
  });

  test('is not who reports it: Jira knows, also where it does not say so', async () => {
    atlassian.setFields([field('reporter', 'Reporter', { type: 'user', system: 'reporter' })]);
    expect((await get('projects/10000/issue-types/10001/fields')).body).toEqual([]);
    expect((await push({})).status).toBe(200);
  });

  test('travels as Jira takes it', async () => {
    atlassian.setFields(FIELDS);
    const { status, body, text } = await push(FILLED);
    expect([status, text]).toEqual([200, expect.anything()]);
    expect(atlassian.issues.find(({ key }) => key === body.jiraIssueId)?.fields).toMatchObject({
      customfield_1: 'plots',
      customfield_2: textDocument('Two lines\nof it'),
      customfield_3: 5,
      customfield_4: '2026-05-31',
      customfield_5: '2026-05-31T07:30:00.000+0000',
      customfield_6: { id: '2' },
      components: [{ id: '7' }],
      customfield_8: ['spring', 'autumn'],
      customfield_11: { id: '20', child: { id: '21' } },
      parent: { key: 'PLOT-7' },
      labels: [`storygenie-${id}`],
    });
  });

  test('is asked for at each field when it is missing, before Jira is asked to make anything', async () => {
    atlassian.setFields(FIELDS);
    const made = atlassian.count('create');
    const { status, body } = await push({ ...FILLED, customfield_1: ' ', customfield_3: undefined, components: [] });
    expect([status, body.code]).toEqual([422, 'jira_refused']);
    const message = 'This field is required.';
    expect(body.errors).toEqual([
      { path: 'fields.customfield_1', message },
      { path: 'fields.customfield_3', message },
      { path: 'fields.components', message },
    ]);
    expect(atlassian.count('create')).toBe(made);
  });

  test.each([
    ['customfield_1', 'two\nlines', 'Enter a text on one line.'],
    ['customfield_1', 5, 'Enter a text on one line.'],
    ['customfield_2', ['x'], 'Enter a text.'],
    ['customfield_3', 'five', 'Enter a number.'],
    ['customfield_4', '31.5.2026', 'Enter a date such as 2026-05-31.'],
    ['customfield_4', '2026-02-31', 'Enter a date such as 2026-05-31.'],
    ['customfield_5', 'tomorrow', 'Enter a date and a time.'],
    ['customfield_6', '9', 'Choose one of the options.'],
    ['components', '7', 'Choose among the options.'],
    ['components', ['7', '9'], 'Choose among the options.'],
    ['customfield_11', '20', 'Choose one of the options.'],
    ['customfield_11', '20:9', 'Choose one of the options.'],
    ['parent', 'the first one', 'Enter an issue key such as KEY-123.'],
    ['summary', 'Another', 'This is filled in from the story.'],
    ['customfield_99', 'x', 'Jira does not ask for this field.'],
    ['constructor', 'x', 'Jira does not ask for this field.'],
  ])('refuses at its field: %s as %o', async (key, value, message) => {
    atlassian.setFields(FIELDS);
    const { status, body } = await push({ ...FILLED, [key]: value });
    expect([status, body.errors]).toEqual([422, [{ path: `fields.${key}`, message }]]);
  });

  test('is told to be filled in elsewhere where it cannot be here', async () => {
    atlassian.setFields([field('customfield_10', 'Owner', { type: 'user' })]);
    expect((await push({})).body.errors).toEqual([
      { path: 'fields.customfield_10', message: expect.stringContaining('cannot be filled in from here') },
    ]);
  });
});

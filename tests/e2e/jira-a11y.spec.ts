import { sampleProduct, sampleStory } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { accept, addToJira, expect, jiraOf, test } from './jira-fixtures.ts';

const SELECT = {
  fieldId: 'customfield_10014',
  name: 'Season',
  required: true,
  schema: {
    type: 'array',
    items: 'option',
    custom: 'com.atlassian.jira.plugin.system.customfieldtypes:multicheckboxes',
  },
  allowedValues: [
    { id: '501', value: 'Spring' },
    { id: '502', value: 'Autumn' },
  ],
};

// No trace: it keeps a picture of the page for each of axe's steps, which costs more than the steps.
test.use({ expectedComplaints: [/status of (403|409|422|504)/], trace: 'off' });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('The screens of the connection have no barrier that axe knows @phone', async ({ portal: page, atlassian }) => {
      await page.goto('/portal/settings/integrations');
      await expectNoBarrier(page, page.getByRole('button', { name: 'Connect Jira' }));
      await page.getByRole('button', { name: 'Connect Jira' }).click();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expectNoBarrier(page, page.getByText('No code provided'));
      await page.getByRole('button', { name: 'Try again' }).click();
      const exchange = atlassian.hold('token');
      await accept(page);
      await exchange.arrived;
      await expectNoBarrier(page, page.getByText('Connecting integration...'));
      exchange.release();
      await expectNoBarrier(page, page.getByText('Connected since'));
      await page.getByRole('button', { name: 'Disconnect…' }).click();
      await expectNoBarrier(page, page.getByRole('dialog', { name: 'Disconnect Jira' }));
    });

    test('The dialogs that add stories to Jira have no barrier that axe knows @phone', async ({
      connected: page,
      atlassian,
      story,
    }) => {
      atlassian.setFields([SELECT]);
      await page.goto(`/portal/stories/${story.id}`);
      const { add, dialog, send } = jiraOf(page);
      await add.click();
      await dialog.getByRole('button', { name: 'In Jira already? Enter its key' }).click();
      await expectNoBarrier(page, dialog.getByLabel('Issue key'));
      await page.keyboard.press('Escape');
      await add.click();
      await expect(send).toBeEnabled();
      await send.click();
      await expectNoBarrier(page, dialog.getByText('This field is required.'));
      await dialog.getByLabel('Spring').check();
      atlassian.break('create', 'cut');
      await send.click();
      await expectNoBarrier(page, page.getByText('Jira did not answer; look there'));
    });

    test('Updating in Jira and selecting stories for it have no barrier that axe knows @phone', async ({
      connected: page,
      api,
      story,
    }) => {
      await page.goto(`/portal/stories/${story.id}`);
      const { dialog, update } = jiraOf(page);
      await addToJira(page);
      await api.send('PUT', `/story/${story.id}`, {
        ...(await api.send<object>('GET', `/story/${story.id}`)),
        headline: 'Swap a plot with anybody',
      });
      await page.reload();
      await update.click();
      await expectNoBarrier(page, dialog.getByRole('insertion'));
      for (const name of ['Tools', 'Paths']) {
        const { id: productId } = await api.createProduct({ ...sampleProduct, name });
        await api.storeStory({ ...sampleStory, productId });
      }
      await page.goto('/portal/stories?select=');
      await page.getByLabel('Select all shown').check();
      await expectNoBarrier(page, page.getByText('3 selected'));
      await page.getByRole('button', { name: 'Add to Jira' }).click();
      await expect(dialog.getByRole('group', { name: 'Paths' }).getByLabel('Issue type')).toHaveValue('10001');
      await expectNoBarrier(page, dialog.getByText('In Jira already'));
    });
  });
}

import { expect, test } from './fixtures.ts';

test.use({
  serverEnv: {
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: 'quiet-river',
    FIREBASE_API_KEY: 'a-key',
    FIREBASE_AUTH_DOMAIN: 'quiet-river.firebaseapp.com',
  },
});

test('Where people sign in at Firebase, no page has a browser ask this server who is signed in', async ({
  request,
}) => {
  const { link } = (await request.get('/login')).headers();
  expect(link).toContain('</api/config>');
  expect(link).not.toContain('/api/auth');
});

/** A signed-in person at a running server. */
export interface Client {
  readonly token: () => Promise<string>;
  readonly send: (method: string, path: string, body?: unknown) => Promise<{ id: string }>;
}

const PASSWORD = 'Correct4Horse';

/** Creates an account at `url` and answers the cookies of its first session. */
export async function openSession(url: string, email: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: PASSWORD, name: '' }),
  });
  if (!reply.ok) throw new Error(`sign-up answered ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((value) => value.split(';', 1)[0])
    .join('; ');
}

/** Creates an account at `url` and answers calls in its name. */
export async function signUp(url: string, email: string): Promise<Client> {
  const cookie = await openSession(url, email);
  const token = async (): Promise<string> => {
    const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
    return ((await answer.json()) as { token: string }).token;
  };
  const identityToken = await token();
  return {
    token,
    send: async (method, path, body) => {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${identityToken}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
      return (await answer.json()) as { id: string };
    },
  };
}

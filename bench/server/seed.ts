/** A signed-in person at a server, as the benchmark needs one. */
export interface Client {
  readonly token: () => Promise<string>;
  readonly send: (method: string, path: string, body?: unknown) => Promise<{ id: string }>;
}

const PASSWORD = 'Correct4Horse';

/** Creates an account at `url` and answers calls in its name. */
export async function signUp(url: string, email: string): Promise<Client> {
  const reply = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: PASSWORD, name: '' }),
  });
  if (!reply.ok) throw new Error(`sign-up answered ${reply.status}`);
  const cookie = reply.headers
    .getSetCookie()
    .map((value) => value.split(';', 1)[0])
    .join('; ');
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

export const benchProduct = {
  name: 'Ferry',
  description:
    'Ferry sells tickets for the boats between the islands. Travellers look up departures, buy a ticket and show it on ' +
    'board. Skippers see who has booked and how many bicycles come along. The harbour office plans the season and tells ' +
    'travellers when a boat cannot leave because of the weather.',
};

export function benchStory(productId: string, n: number): object {
  return {
    productId,
    headline: `Bicycle places on departure ${n}`,
    userStory: `As a traveller, I want to book a place for my bicycle on departure ${n}, so that I do not stay behind.`,
    acceptanceCriteria: [
      'A traveller sees how many bicycle places are left on a departure.',
      'A booked bicycle place is shown on the ticket.',
      'A booking without a free bicycle place is refused with the next departure that has one.',
      'The skipper sees the number of bicycles for each departure.',
    ],
  };
}

/** An answer that is no. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** As Jira tells what is wrong with a request. */
export function jiraRefusal(status: number, errors: Record<string, string>, errorMessages: string[] = []): Refusal {
  return new Refusal(status, { errorMessages, errors });
}

interface Task {
  readonly idea: string;
  readonly product: { readonly name: string; readonly description: string };
}

/** The first text in a request's body that holds a task, in whatever field the protocol keeps it. */
export function taskIn(body: unknown): Task | undefined {
  if (typeof body === 'string') {
    try {
      const value = JSON.parse(body) as Task;
      return value?.product && value.idea ? value : undefined;
    } catch {
      return undefined;
    }
  }
  if (typeof body !== 'object' || body === null) return undefined;
  for (const part of Object.values(body)) {
    const found = taskIn(part);
    if (found) return found;
  }
  return undefined;
}

const words = (text: string, count: number) =>
  text
    .replace(/[.!?,;:]/g, '')
    .split(/\s+/)
    .slice(0, count)
    .join(' ');

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A well-formed answer in the task's own words, its origins quoted as they stand there. */
export function goodAnswer({ idea, product }: Task) {
  const sentence = /^.*?[.!?](?=\s|$)/s.exec(product.description)?.[0] ?? product.description.slice(0, 100);
  const quote = idea.split(/\s+/).slice(0, 6).join(' ');
  return {
    headline: words(idea, 8),
    userStory: `As a customer of ${product.name}, I want to have this: ${lowerFirst(words(idea, 40))}, so that my work goes on.`,
    acceptanceCriteria: [
      { text: `A customer can see the outcome of "${words(idea, 12)}".`, source: 'idea', quote },
      { text: `The outcome stands beside what ${product.name} already shows.`, source: 'product', quote: sentence },
      {
        text: 'An incomplete entry is refused with a message that names what is missing.',
        source: 'assumption',
        quote: '',
      },
    ],
    actor: { source: 'assumption', quote: '' },
    benefit: { source: 'assumption', quote: '' },
    openQuestions: ['Who may see the outcome?'],
    assumptions: ['Every customer may do this.'],
    furtherIdeas: [] as string[],
  };
}

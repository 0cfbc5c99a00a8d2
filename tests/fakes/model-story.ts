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

/** What the idea speaks of, as far as a stand-in can tell: its longest word. */
const topicOf = (idea: string) =>
  (idea.match(/\p{L}+/gu) ?? [])
    .reduce((longest, word) => (word.length > longest.length ? word : longest), 'it')
    .toLowerCase();

/** An answer that keeps the rules, in the task's own words, its origins quoted as they stand there. */
export function goodAnswer({ idea, product }: Task) {
  const sentence = /^.*?[.!?](?=\s|$)/s.exec(product.description)?.[0] ?? product.description.slice(0, 100);
  const quote = idea.split(/\s+/).slice(0, 6).join(' ');
  return {
    headline: words(idea, 8),
    userStory: `As a customer, I want to see the ${topicOf(idea)} of this week, so that my work goes on.`,
    acceptanceCriteria: [
      { text: `A customer can see the ${topicOf(idea)} of this week.`, source: 'idea', quote },
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

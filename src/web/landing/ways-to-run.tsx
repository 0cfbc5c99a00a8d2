const WAYS = [
  {
    name: 'One machine',
    text: 'One command starts it, with a database of its own beside it. Nothing else to install, nothing to sign up for.',
  },
  {
    name: 'PostgreSQL',
    text: 'Name a database, start as many servers on it as you need. They share everything and hold nothing.',
  },
  {
    name: 'Any model',
    text: 'Ollama, llama.cpp, vLLM, LM Studio, OpenAI, Anthropic, Google. Or none: the built-in writer is always there.',
  },
  {
    name: 'Jira',
    text: 'Connect it once. A story becomes an issue with one press, each exactly once, and is kept up to date there.',
  },
] as const;

export function WaysToRun({ className }: { readonly className: string }) {
  return (
    <section aria-labelledby="ways" className="border-t border-line bg-side">
      <div className={`${className} py-16 sm:py-24`}>
        <div className="grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-16">
          <div>
            <h2 id="ways" className="text-display font-semibold tracking-tight text-balance">
              Run it your way
            </h2>
            <p className="mt-3 text-pretty text-soft">It needs git, npm and Node. From a checkout:</p>
            <pre className="mt-5 overflow-x-auto rounded-lg border border-line bg-sheet px-5 py-4 text-body">
              <code>npm start</code>
            </pre>
          </div>
          <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {WAYS.map(({ name, text }) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd className="mt-1.5 text-pretty text-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

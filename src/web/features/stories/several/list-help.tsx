import { IDEAS_MAX } from './found-ideas.ts';

/** What becomes of a list, and what may be in a file. */
export function ListHelp() {
  return (
    <section
      aria-labelledby="list-help"
      className="flex flex-col gap-5 rounded-lg border border-line bg-sheet p-5 sm:p-8"
    >
      <h2 id="list-help" className="font-semibold">
        How a list becomes stories
      </h2>
      <ol className="flex list-decimal flex-col gap-2 pl-5 marker:text-soft">
        <li>Each idea is written as a draft of its own, up to {IDEAS_MAX} in one list.</li>
        <li>You read the drafts. Those that say what another draft or a story of yours says are marked.</li>
        <li>You keep the good ones and throw the others away. Nothing is stored but what you keep.</li>
      </ol>
      <h3 className="text-caption font-medium text-soft">What a file may be</h3>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[6rem_minmax(0,1fr)]">
        <dt className="font-medium">Text</dt>
        <dd>One idea on each line. What is set in below a bullet or a number belongs to it.</dd>
        <dt className="font-medium">Markdown</dt>
        <dd>The items of its lists, with bullets, numbers or boxes to tick; without a list, its paragraphs.</dd>
        <dt className="font-medium">CSV</dt>
        <dd>
          The column called idea, description, story or summary, or else the first one. Where it says too little, the
          summary of the row is read as well.
        </dd>
      </dl>
    </section>
  );
}

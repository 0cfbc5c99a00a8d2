const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** A day as people write it where they are. `instant` is ISO text. */
export function LocalDate({ instant }: { readonly instant: string }) {
  return (
    <time dateTime={instant} className="tabular-nums">
      {day.format(new Date(instant))}
    </time>
  );
}

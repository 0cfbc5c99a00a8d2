const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** A day as people write it where they are. `instant` is ISO text. */
export function LocalDate({ instant }: { readonly instant: string }) {
  return (
    <time dateTime={instant} className="tabular-nums">
      {day.format(new Date(instant))}
    </time>
  );
}

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A day and a time of day, as people write them where they are. `instant` is ISO text. */
export function LocalTime({ instant }: { readonly instant: string }) {
  return (
    <time dateTime={instant} className="tabular-nums">
      {moment.format(new Date(instant))}
    </time>
  );
}

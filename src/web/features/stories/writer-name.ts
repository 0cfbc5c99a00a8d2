/** Says in plain words who wrote a story. `writer` is `drafter`, `person`, or `provider:model`. */
export function writtenBy(writer: string): string {
  if (writer === 'drafter') return 'Drafted by the built-in writer';
  if (writer === 'person') return 'Written by you';
  const [provider = '', ...model] = writer.split(':');
  return model.length > 0 ? `Drafted by ${model.join(':')} (${provider})` : `Drafted by ${writer}`;
}

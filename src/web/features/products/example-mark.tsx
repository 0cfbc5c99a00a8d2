/** Marks the product that every new person finds. */
export function ExampleMark() {
  return (
    <span className="shrink-0 rounded-full bg-accent-wash px-2.5 text-caption leading-6 whitespace-nowrap text-accent-ink">
      Example Product
    </span>
  );
}

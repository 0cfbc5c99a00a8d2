import { Fragment, type ReactNode } from 'react';

/** A node of an Atlassian document, as far as it is drawn here. */
interface DocumentNode {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly { readonly type: string }[];
  readonly content?: readonly DocumentNode[];
}

/** An Atlassian document as Jira shows it. */
export function DocumentPreview({ document }: { readonly document: DocumentNode }) {
  return <div className="flex flex-col gap-3">{drawAll(document.content)}</div>;
}

function drawAll(nodes: readonly DocumentNode[] = []): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- a node has no identity but its place
  return nodes.map((node, index) => <Fragment key={index}>{draw(node)}</Fragment>);
}

function draw(node: DocumentNode): ReactNode {
  const inside = drawAll(node.content);
  switch (node.type) {
    case 'text':
      return drawText(node);
    case 'heading':
      // One heading of the page's own stands above the document.
      return <h4 className="mt-1 font-semibold">{inside}</h4>;
    case 'bulletList':
      return <ul className="flex list-disc flex-col gap-1 pl-6">{inside}</ul>;
    case 'listItem':
      return <li>{inside}</li>;
    case 'rule':
      return <hr className="border-line" />;
    case 'hardBreak':
      return <br />;
    default:
      return <p>{inside}</p>;
  }
}

function drawText({ text, marks = [] }: DocumentNode): ReactNode {
  const has = (mark: string): boolean => marks.some(({ type }) => type === mark);
  if (has('em')) return <em>{text}</em>;
  return has('strong') ? <strong className="font-semibold">{text}</strong> : text;
}

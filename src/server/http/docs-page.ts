import { toJSONSchema } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { problem } from '#contract/problem.ts';

/** The API to read, as one page of HTML without a script; its style sheet is {@link DOCS_STYLE}, linked as `docs.css`. */
export function renderDocs(endpoints: Readonly<Record<string, Endpoint>>): string {
  const all = Object.entries(endpoints);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The API of Storygenie</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>The API of Storygenie</h1>
<p>JSON below <code>/api</code>. Calls that need a person carry <code>Authorization: Bearer &lt;identity token&gt;</code>.
Errors are <code>application/problem+json</code>. The same as a machine reads it:
<a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<ul class="contents">${all.map(([name, endpoint]) => `<li><a href="#${name}">${heading(endpoint)}</a></li>`).join('')}</ul>
${all.map(([name, endpoint]) => section(name, endpoint)).join('\n')}
<section id="problem"><h2>Errors</h2>${schemaOf('Problem', problem)}</section>
</main>
</body>
</html>
`;
}

function heading({ method, path }: Endpoint): string {
  return `<b class="${method.toLowerCase()}">${method}</b> <code>/api${escape(path)}</code>`;
}

function section(name: string, endpoint: Endpoint): string {
  const { summary, access, status, paged, input, output, events } = endpoint;
  const notes = [
    access === 'user' ? 'Needs a person.' : 'Open to anybody.',
    `Answers ${status}.`,
    paged ? 'The <code>Link</code> header names the next page.' : '',
    events ? 'With <code>Accept: text/event-stream</code> it answers server-sent events.' : '',
  ];
  return `<section id="${name}">
<h2>${heading(endpoint)}</h2>
<p>${escape(summary)}. ${notes.join(' ')}</p>
${schemaOf('Path', input.params)}${schemaOf('Query', input.query)}${schemaOf('Body', input.body)}
${status === 204 ? '' : schemaOf('Reply', output)}
${Object.entries(events ?? {})
  .map(([event, schema]) => schemaOf(`Event ${event}`, schema))
  .join('')}
</section>`;
}

function schemaOf(title: string, schema: Endpoint['output'] | undefined): string {
  if (!schema) return '';
  const { $schema: _dialect, ...shape } = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return `<details><summary>${escape(title)}</summary><pre>${escape(JSON.stringify(shape, null, 2))}</pre></details>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export const DOCS_STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#fbfaf7, #14161b); color: light-dark(#1f1d1a, #e8e6e1); }
main { max-width: 760px; margin: 0 auto; padding: 32px 16px 96px; }
h1 { font-size: 24px; } h2 { font-size: 16px; margin: 0 0 4px; }
section { border-top: 1px solid light-dark(#e3dfd6, #2c3039); padding: 20px 0; scroll-margin-top: 8px; }
a { color: light-dark(#4b37c4, #aa9dff); } p { margin: 0 0 8px; }
.contents { list-style: none; padding: 0; columns: 2 280px; } .contents li { padding: 4px 0; }
.contents a { text-decoration: none; color: inherit; } .contents a:hover { text-decoration: underline; }
b { display: inline-block; min-width: 52px; font-size: 12px; color: light-dark(#4b37c4, #aa9dff); }
summary { cursor: pointer; padding: 4px 0; } code, pre { font: 13px/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 12px; border-radius: 8px; background: light-dark(#f1eee7, #1c1f26); }
`;

import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from '@fastify/type-provider-zod';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import { DOCS_STYLE, renderDocs } from './docs-page.ts';

/** Describes the API by its own endpoints: OpenAPI 3.1 at /api/openapi.json, to read at /api/docs. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Storygenie', version: '1', description: 'User stories from short ideas.' },
      components: {
        securitySchemes: { identityToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  let page: string | undefined;
  const schema = { hide: true };
  const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
    reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).send(text);
  app.get('/api/openapi.json', { schema }, (_request, reply) =>
    send(reply, 'application/json', JSON.stringify(app.swagger())),
  );
  app.get('/api/docs', { schema }, (_request, reply) => send(reply, 'text/html', (page ??= renderDocs(endpoints))));
  app.get('/api/docs.css', { schema }, (_request, reply) => send(reply, 'text/css', DOCS_STYLE));
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '#contract/problem.ts';
import { DomainError } from '../errors.ts';
import { toProblem } from './problems.ts';

/** The one translator of failures: every one becomes `application/problem+json`; ours are logged, callers' are not. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof DomainError && error.code === 'cancelled') request.log.info('cancelled by the caller');
    return sendProblem(error, request, reply);
  });
}

/** The problem that `error` stands for; the log has it where the fault is ours. */
export function noteProblem(error: unknown, request: FastifyRequest): Problem {
  const problem = toProblem(error, request.id);
  // That it is being stopped is no fault, however often a proxy asks.
  if (problem.status >= 500 && problem.code !== 'shutting_down')
    request.log.error({ err: error, code: problem.code }, 'request failed');
  return problem;
}

/** Answers with the problem that `error` stands for. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerProblem(noteProblem(error, request), reply);
}

export function answerProblem(problem: Problem, reply: FastifyReply): FastifyReply {
  if (problem.retryAfter !== undefined) void reply.header('retry-after', String(problem.retryAfter));
  if (problem.status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(problem);
}

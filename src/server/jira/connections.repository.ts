import type { Kysely, Selectable } from 'kysely';
import type { JiraResource, JiraTarget } from '#contract/jira.ts';
import { unlessOwnerIsGone } from '../db/constraints.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database, JiraConnectionTable } from '../db/tables.ts';
import type { Seal } from './token-seal.ts';

export type ConnectionsRepository = ReturnType<typeof createConnectionsRepository>;

/** The tokens of a connection, as only the server knows them. */
export interface KeptTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The refresh token before, which Atlassian takes until then as well. */
  readonly previous?: { readonly refreshToken: string; readonly until: string };
}

export interface Connection {
  readonly id: string;
  readonly refreshName: string;
  readonly accessName: string;
  /** Undefined when they are good no more. */
  readonly tokens: KeptTokens | undefined;
  readonly expiresAt: string;
  readonly sites: readonly JiraResource[];
  readonly cloudId: string | null;
  readonly savedAt: string | null;
}

export interface Renewed {
  readonly tokens: KeptTokens;
  readonly accessName: string;
  readonly expiresAt: string;
}

/** What people allowed us at Atlassian. Tokens are sealed on their way into the database, and opened on their way out. */
export function createConnectionsRepository(db: Kysely<Database>, seal: Seal) {
  return {
    ...createReads(db, seal),
    ...createWrites(db, seal),
    ...createLeases(db, seal),
    ...createSecretCalls(db),
    ...createUpkeep(db, seal),
  };
}

function createReads(db: Kysely<Database>, { open }: Seal) {
  const all = db.selectFrom('jiraConnection').selectAll();

  function toConnection(row: Selectable<JiraConnectionTable>): Connection {
    const text = row.sealedTokens === null ? undefined : open(row.sealedTokens, row.id);
    const { id, refreshName, accessName, expiresAt, cloudId, savedAt } = row;
    const tokens = text === undefined ? undefined : (JSON.parse(text) as KeptTokens);
    return { id, refreshName, accessName, expiresAt, cloudId, savedAt, tokens, sites: JSON.parse(row.sites) as [] };
  }

  return {
    async find(id: string): Promise<Connection | undefined> {
      const row = await all.where('id', '=', id).executeTakeFirst();
      return row && toConnection(row);
    },

    /** The owner's connection: the one they saved last. */
    async findSaved(ownerId: string): Promise<Connection | undefined> {
      const saved = all.where('ownerId', '=', ownerId).where('savedAt', 'is not', null);
      const row = await saved.orderBy('savedAt', 'desc').limit(1).executeTakeFirst();
      return row && toConnection(row);
    },

    async findByName(ownerId: string, refreshName: string): Promise<Connection | undefined> {
      const named = all.where('ownerId', '=', ownerId).where('refreshName', '=', refreshName);
      const row = await named.executeTakeFirst();
      return row && toConnection(row);
    },

    /** Where the stories of the owner's products went last. */
    choices: (ownerId: string): Promise<(JiraTarget & { productId: string })[]> =>
      db
        .selectFrom('jiraChoice')
        .select(['productId', 'cloudId', 'projectId', 'issueTypeId'])
        .where('ownerId', '=', ownerId)
        .execute(),
  };
}

function createWrites(db: Kysely<Database>, { seal }: Seal) {
  return {
    /** Keeps what a person has just allowed; it is theirs once it is saved. */
    async insert(
      ownerId: string,
      connection: Renewed & { id: string; refreshName: string; now: string },
    ): Promise<void> {
      const { id, refreshName, accessName, expiresAt, tokens, now: createdAt } = connection;
      const row = {
        id,
        ownerId,
        refreshName,
        accessName,
        expiresAt,
        createdAt,
        sealedTokens: seal(JSON.stringify(tokens), id),
      };
      const rest = { sites: '[]', cloudId: null, leaseId: null, leaseUntil: null, savedAt: null };
      await unlessOwnerIsGone(
        db
          .insertInto('jiraConnection')
          .values({ ...row, ...rest })
          .execute(),
      );
    },

    /** Makes a connection the owner's only one. False when it is gone. */
    save: (ownerId: string, id: string, sites: readonly JiraResource[], cloudId: string, now: string) =>
      inTransaction(db, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('jiraConnection')
          .set({ savedAt: now, sites: JSON.stringify(sites), cloudId })
          .where('ownerId', '=', ownerId)
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await transaction.deleteFrom('jiraConnection').where('ownerId', '=', ownerId).where('id', '<>', id).execute();
        return true;
      }),

    async noteSites(id: string, sites: readonly JiraResource[]): Promise<void> {
      await db
        .updateTable('jiraConnection')
        .set({ sites: JSON.stringify(sites) })
        .where('id', '=', id)
        .execute();
    },

    /** Forgets everything of the owner's connection. */
    forget: (ownerId: string): Promise<void> =>
      inTransaction(db, async (transaction) => {
        for (const table of ['jiraConnection', 'jiraSecret', 'jiraChoice'] as const) {
          await transaction.deleteFrom(table).where('ownerId', '=', ownerId).execute();
        }
      }),
  };
}

function createLeases(db: Kysely<Database>, { seal }: Seal) {
  return {
    /** Takes the right to renew tokens that are still those of `accessName`. False when somebody else has it, or had. */
    async takeLease(
      id: string,
      accessName: string,
      lease: { id: string; until: string; now: string; latest: string },
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('jiraConnection')
        .set({ leaseId: lease.id, leaseUntil: lease.until })
        .where('id', '=', id)
        .where('accessName', '=', accessName)
        .where((where) =>
          where.or([
            where('leaseUntil', 'is', null),
            where('leaseUntil', '<=', lease.now),
            where('leaseUntil', '>', lease.latest),
          ]),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async prolongLease(id: string, leaseId: string, leaseUntil: string): Promise<void> {
      const connection = db.updateTable('jiraConnection').set({ leaseUntil });
      await connection.where('id', '=', id).where('leaseId', '=', leaseId).execute();
    },

    /** Ends a lease: with new tokens, with none (they are good no more), or as it was. */
    async endLease(id: string, leaseId: string, outcome: Renewed | 'revoked' | 'unchanged'): Promise<void> {
      const changes =
        outcome === 'unchanged'
          ? {}
          : outcome === 'revoked'
            ? { sealedTokens: null }
            : {
                sealedTokens: seal(JSON.stringify(outcome.tokens), id),
                accessName: outcome.accessName,
                expiresAt: outcome.expiresAt,
              };
      await db
        .updateTable('jiraConnection')
        .set({ ...changes, leaseId: null, leaseUntil: null })
        .where('id', '=', id)
        .where('leaseId', '=', leaseId)
        .execute();
    },

    /** Forgets the tokens that `accessName` stands for, unless there are others by now. */
    async revoke(id: string, accessName: string): Promise<void> {
      await db
        .updateTable('jiraConnection')
        .set({ sealedTokens: null })
        .where('id', '=', id)
        .where('accessName', '=', accessName)
        .execute();
    },
  };
}

function createSecretCalls(db: Kysely<Database>) {
  return {
    async addSecret(ownerId: string, hash: string, expiresAt: string): Promise<void> {
      await unlessOwnerIsGone(db.insertInto('jiraSecret').values({ hash, ownerId, expiresAt }).execute());
    },

    /** Uses a one-time secret up. False when there is none of this owner's that is good. */
    async useSecret(ownerId: string, hash: string, now: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('jiraSecret')
        .where('ownerId', '=', ownerId)
        .where('hash', '=', hash)
        .where('expiresAt', '>', now)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

function createUpkeep(db: Kysely<Database>, { seal, open, current }: Seal) {
  return {
    /** Forgets secrets whose time is over, and connections from before `begunBefore` that nobody saved. */
    async forgetExpired(now: string, begunBefore: string): Promise<void> {
      await db.deleteFrom('jiraSecret').where('expiresAt', '<=', now).execute();
      const unsaved = db.deleteFrom('jiraConnection').where('savedAt', 'is', null);
      await unsaved.where('createdAt', '<', begunBefore).execute();
    },

    /** Seals with the secret of now what was sealed with the one before, which may then be forgotten. */
    async sealAnew(): Promise<void> {
      const rows = await db
        .selectFrom('jiraConnection')
        .select(['id', 'sealedTokens'])
        .where('sealedTokens', 'not like', `${current}%`)
        .execute();
      for (const { id, sealedTokens } of rows) {
        const text = sealedTokens === null ? undefined : open(sealedTokens, id);
        if (text === undefined) continue;
        const update = db.updateTable('jiraConnection').set({ sealedTokens: seal(text, id) });
        await update.where('id', '=', id).where('sealedTokens', '=', sealedTokens).execute();
      }
    },
  };
}

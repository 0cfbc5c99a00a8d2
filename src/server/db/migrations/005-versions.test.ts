import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { DIALECTS } from '../../../../tests/support/test-app.ts';
import { createStoriesRepository } from '../../stories/stories.repository.ts';
import { createVersionsRepository } from '../../stories/versions.repository.ts';
import { migrateToLatest } from '../migrate.ts';
import { openDatabase, type OpenDatabase } from '../open-database.ts';
import { firstTables } from './001-first-tables.ts';
import { eventsAndTombstones } from './003-events-and-tombstones.ts';
import { jira } from './004-jira.ts';

const BEFORE = { '001-first-tables': firstTables, '003-events-and-tombstones': eventsAndTombstones, '004-jira': jira };
const AT = '2026-01-01T00:00:00.000Z';

/** A story as it was kept before there were versions. */
interface Old {
  readonly id: string;
  readonly writer: string;
  readonly version: number;
  readonly sources: readonly string[];
  readonly actor: string;
  readonly liked: number | null;
}

async function insertOld({ db }: OpenDatabase, { id, writer, version, sources, actor, liked }: Old): Promise<void> {
  const notes = {
    grounding: sources.map((source) => ({ source })),
    actorGrounding: { source: actor },
    benefitGrounding: { source: actor },
    openQuestions: [],
    assumptions: [],
    furtherIdeas: [],
  };
  const criteria = sources.map((_, index) => `It is shown in place ${index}.`);
  const values = [id, 'ada', 'p', `Story ${id}`, 'As a user, I want to see it, so that I know it.'];
  const rest = [JSON.stringify(criteria), JSON.stringify(notes), '', 'An idea', writer, version, AT, AT];
  await sql`insert into story (${sql.join(
    'id ownerId productId headline userStory acceptanceCriteria notes searchText idea writer version createdAt updatedAt'
      .split(' ')
      .map((column) => sql.ref(column)),
  )}) values (${sql.join([...values, ...rest])})`.execute(db);
  await db.insertInto('feedback').values({ storyId: id, ownerId: 'ada', liked, updatedAt: AT }).execute();
}

describe.each(DIALECTS)('stories from before there were versions, on %s', (dialect) => {
  let database: OpenDatabase;
  let dataDir: string;
  afterEach(async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('begin their history with what they are, and what people wrote is locked', async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'storygenie-migration-'));
    database = openDatabase({ dataDir, databaseUrl: dialect === 'postgres' ? await createTestDatabase() : undefined });
    const { db } = database;
    const migrator = new Migrator({ db, provider: { getMigrations: async () => BEFORE } });
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    await db.insertInto('owner').values({ id: 'ada', createdAt: AT }).execute();
    const product = { id: 'p', ownerId: 'ada', name: 'Shop', description: 'A shop.', isExample: 0 };
    await db
      .insertInto('product')
      .values({ ...product, createdAt: AT, updatedAt: AT })
      .execute();
    const drafted = { writer: 'drafter', version: 2, sources: ['idea', 'assumption'], actor: 'idea', liked: 1 };
    await insertOld(database, { ...drafted, id: 'a' });
    await insertOld(database, { ...drafted, id: 'b', version: 5, sources: ['person', 'idea'], liked: null });
    await insertOld(database, {
      id: 'c',
      writer: 'person',
      version: 1,
      sources: ['person'],
      actor: 'person',
      liked: 0,
    });

    await migrateToLatest(db);

    const versions = createVersionsRepository(db);
    const stories = createStoriesRepository(db);
    const kept = await versions.listAll('ada', { limit: 10, after: undefined });
    expect(kept.map(({ storyId, version, made, liked }) => [storyId, version, made, liked])).toEqual([
      ['c', 1, 'written', false],
      ['b', 5, 'edited', undefined],
      ['a', 2, 'generated', true],
    ]);
    const [c, b, a] = await Promise.all(['c', 'b', 'a'].map((id) => stories.findKept('ada', id)));
    expect(a?.story.locks).toEqual({ headline: false, userStory: false, acceptanceCriteria: [] });
    expect(b?.story.locks).toEqual({
      headline: false,
      userStory: false,
      acceptanceCriteria: ['It is shown in place 0.'],
    });
    expect(c?.story.locks).toEqual({
      headline: true,
      userStory: true,
      acceptanceCriteria: ['It is shown in place 0.'],
    });
    expect([a?.contentVersion, b?.contentVersion]).toEqual([2, 5]);
    expect(kept[1]?.locks).toEqual(b?.story.locks);
    for (const { storyId, ...version } of kept) {
      const story = await stories.find('ada', storyId);
      expect(story).toMatchObject({ headline: version.headline, acceptanceCriteria: version.acceptanceCriteria });
    }
  });
});

import type { GenerationRequest, Story } from '#contract/story.ts';
import type { Product } from '#contract/product.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { ProductsService } from '../products/products.service.ts';
import type { StoriesRepository } from './stories.repository.ts';
import { noSuchStory } from './stories.service.ts';
import type { WritingTask } from './story-writer.ts';

interface Sources {
  readonly stories: Pick<StoriesRepository, 'find'>;
  readonly products: Pick<ProductsService, 'get'>;
}

/** What a story is to be written from. */
export interface IdeaSource {
  readonly task: WritingTask;
  readonly product: Product;
  readonly parent: { readonly id: string; readonly idea: string } | undefined;
}

/** Finds what a request names. Throws when it is not there, or does not belong together. */
export async function findSource(
  { stories, products }: Sources,
  actor: Actor,
  { productId, description = '', parent }: GenerationRequest,
): Promise<IdeaSource> {
  const product = await products.get(actor, productId);
  const task = { idea: description, product: { name: product.name, description: product.description } };
  if (!parent) return { task, product, parent: undefined };
  const story = await stories.find(actor.uid, parent.storyId);
  if (!story) throw noSuchStory();
  if (story.product.id !== productId) {
    throw refused('productId', 'What was found in the idea of a story belongs to the same product.');
  }
  const idea = story.furtherIdeas[parent.index];
  if (idea === undefined) throw refused('parent.index', 'This story has no such further idea, or no longer.');
  return { task: { ...task, idea, context: story.idea }, product, parent: { id: story.id, idea: story.idea } };
}

/** The task that a story was written for. */
export function taskOf(story: Story, product: Product): WritingTask {
  return {
    idea: story.idea,
    product: { name: product.name, description: product.description },
    context: story.parent?.idea,
  };
}

function refused(path: string, message: string): DomainError {
  return new DomainError('invalid_input', message, { errors: [{ path, message }] });
}

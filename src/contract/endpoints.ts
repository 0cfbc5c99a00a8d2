import { deleteAccount, exportAccount, getAccount, updateAccount } from './account.ts';
import { recordEvents } from './event.ts';
import { getFeedback, giveFeedback } from './feedback.ts';
import {
  addToJira,
  deleteJiraConnection,
  getJiraConnection,
  getJiraSecret,
  getJiraState,
  getJiraTokens,
  linkJiraIssue,
  listJiraFields,
  listJiraIssueTypes,
  listJiraProjects,
  listJiraResources,
  saveJiraConnection,
  updateInJira,
} from './jira.ts';
import { createProduct, deleteProduct, getProduct, listProducts, updateProduct } from './product.ts';
import { createStory, deleteStory, generateStory, getStory, listStories, updateStory } from './story.ts';
import { draftStory, findDuplicates, keepDraft, writeAlternatives } from './story-drafts.ts';
import { listFurtherStories, listVersions, regenerateStory, restoreVersion } from './story-versions.ts';
import { getConfig, getHealth, getReady } from './system.ts';

/** Every call of the API. */
export const endpoints = {
  getHealth,
  getReady,
  getConfig,
  listProducts,
  createProduct,
  getProduct,
  updateProduct,
  deleteProduct,
  generateStory,
  listStories,
  createStory,
  getStory,
  updateStory,
  deleteStory,
  listVersions,
  restoreVersion,
  regenerateStory,
  listFurtherStories,
  draftStory,
  writeAlternatives,
  keepDraft,
  findDuplicates,
  getFeedback,
  giveFeedback,
  getJiraSecret,
  getJiraTokens,
  getJiraConnection,
  saveJiraConnection,
  deleteJiraConnection,
  listJiraResources,
  listJiraProjects,
  listJiraIssueTypes,
  listJiraFields,
  getJiraState,
  addToJira,
  updateInJira,
  linkJiraIssue,
  getAccount,
  updateAccount,
  exportAccount,
  deleteAccount,
  recordEvents,
} as const;

export { ensureSynonyms } from "./base-synonyms.ts";
export { searchHandlers } from "./search.handlers.ts";
export {
  deleteKeywords,
  documentsContaining,
  findMembers,
  findThreads,
  noteSearch,
} from "./search.queries.ts";
export { documentsLike, searchDocuments } from "./search.ts";
export { KIND } from "./search-documents.ts";
export { hitKindOf, showHits } from "./search-hits.ts";
export { emptyIndex, isIndexed, SearchIndexer } from "./search-indexer.ts";
export { searchListHandlers } from "./search-list.handlers.ts";
export { synonymHandlers } from "./synonym.handlers.ts";
export { listSynonymGroups, type SynonymGroup } from "./synonyms.ts";
export { searchThreads, shownThreadsContain, threadsContain } from "./thread-search.queries.ts";
export type { ScoredHit } from "./weigh-words.ts";

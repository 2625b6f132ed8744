import type { PersonalData } from '../../core/personal-data.ts';
import type { ArticleRecord, ArticleRecords, VersionRecord } from './article-records.service.ts';
import { type ArticleStore, toldOf } from './article-store.service.ts';

interface HeldTools {
  readonly models: ArticleRecords;
  readonly store: ArticleStore;
}

/** Articles are their space's: what somebody wrote of them stays, without who it was. */
export const articlePersonalData = (tools: HeldTools): PersonalData => ({
  name: 'articles',
  holds:
    'The articles of spaces, and earlier versions of them, that you saved last; the pictures that you sent for them are among your pictures. They stay with their space, without your name.',
  collect: (userid) => collect(tools, userid),
  erase: (userid) => tools.store.setNobodys(userid),
});

/** What this program cannot read is there all the same: as it is stored. */
async function* collect({ models }: HeldTools, userid: string): AsyncGenerator {
  const saved = models.articles.find({ savedBy: userid }).lean<ArticleRecord>().cursor();
  for await (const { _id: articleid, moduleid, content, savedAt, publishedAt } of saved) {
    yield { articleid, moduleid, content: toldOf(content) ?? content, savedAt, publishedAt };
  }
  const kept = models.versions.find({ by: userid }).lean<VersionRecord>().cursor();
  for await (const { articleid, version, at, content } of kept) {
    yield { versionOf: articleid, version, at, content: toldOf(content) ?? content };
  }
}

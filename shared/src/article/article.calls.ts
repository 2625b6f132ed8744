import { type Calls, rawBodyUpTo } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import { fileLimits, picture } from '../file/file.contract.ts';
import {
  article,
  articleLimits,
  articleList,
  articlePictureRef,
  articleRef,
  articleSaved,
  articleSeen,
  articlesOf,
  articleVersion,
  articleVersionRef,
  articleVersions,
  editedArticle,
} from './article.contract.ts';

/** Visitors read what open spaces publish. NOT_FOUND also where a space is closed to whoever asks. */
const reading = {
  method: 'get',
  auth: 'optional',
  limit: { count: 600, seconds: 60 },
  failures: ['NOT_FOUND', ...cannotRead],
} as const;

const editing = {
  method: 'get',
  auth: 'bearer',
  limit: { count: 300, seconds: 60 },
  failures: ['NOT_FOUND', 'FORBIDDEN', ...cannotRead],
} as const;

/** What changes an article, by moderators of its space, and tells of it as it is then. */
const changing = {
  auth: 'bearer',
  limit: { count: 120, seconds: 60 },
  params: articleRef,
  failures: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', ...cannotRead],
  reply: editedArticle,
} as const;

export const articleCalls = {
  list: {
    ...reading,
    path: '/api/article/of/:moduleid',
    summary: 'The articles of a space; for its moderators drafts, too',
    params: articlesOf,
    reply: articleList,
  },
  view: {
    ...reading,
    path: '/api/article/view/:articleid',
    summary: 'A published article, for whoever may read its space',
    params: articleRef,
    reply: article,
  },
  picture: {
    ...reading,
    limit: { count: 3_000, seconds: 60 },
    path: '/api/article/picture/:articleid/:fileid',
    summary: 'A picture of an article',
    failures: ['NOT_FOUND'],
    params: articlePictureRef,
    reply: { mediaType: 'image/webp', isShown: true, isPrivate: true },
  },
  read: {
    ...editing,
    path: '/api/article/edit/:articleid',
    summary: 'An article as moderators of its space edit it',
    params: articleRef,
    reply: editedArticle,
  },
  save: {
    ...changing,
    method: 'put',
    path: '/api/article/edit/:articleid',
    summary: 'Save what is written of an article; to save it the first time makes it',
    failures: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'FULL', ...cannotRead],
    body: articleSaved,
    // Some scripts have three bytes for each letter.
    bodyBytes: 4 * articleLimits.text,
  },
  publish: {
    ...changing,
    method: 'post',
    path: '/api/article/publish/:articleid',
    summary: 'Let whoever may read the space read what is written',
    body: articleSeen,
  },
  hide: {
    ...changing,
    method: 'post',
    path: '/api/article/hide/:articleid',
    summary: 'Let moderators alone read an article; it becomes a draft',
    body: articleSeen,
  },
  remove: {
    ...changing,
    method: 'post',
    path: '/api/article/remove/:articleid',
    summary: 'Remove an article; for a week it can be put back',
    body: articleSeen,
  },
  putBack: {
    ...changing,
    method: 'post',
    path: '/api/article/back/:articleid',
    summary: 'Put back an article that was removed',
    body: articleSeen,
  },
  versions: {
    ...editing,
    path: '/api/article/versions/:articleid',
    summary: 'Earlier contents of an article',
    params: articleRef,
    reply: articleVersions,
  },
  version: {
    ...editing,
    path: '/api/article/versions/:articleid/:version',
    summary: 'One of them, whole',
    params: articleVersionRef,
    reply: articleVersion,
  },
  keepPicture: {
    method: 'post',
    auth: 'bearer',
    limit: { count: 120, seconds: 600 },
    path: '/api/article/picture/:articleid',
    summary: 'Keep a picture for an article: JPEG, PNG, WebP, GIF or AVIF, sent as it is',
    failures: ['NOT_FOUND', 'FORBIDDEN', 'TOO_LARGE', 'FULL', 'UNAVAILABLE', ...cannotRead],
    params: articleRef,
    body: rawBodyUpTo(fileLimits.bytes),
    reply: picture,
    status: 201,
  },
} as const satisfies Calls;

import { commentCalls as calls } from '@sets/shared/comment/comment.calls.ts';
import { comment, commentPage, commentSettings } from '@sets/shared/comment/comment.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { CommentLists } from './comment-list.service.ts';
import type { CommentRemovals } from './comment-removal.service.ts';
import type { CommentSettingsService } from './comment-settings.service.ts';
import type { CommentWriting } from './comment-writing.service.ts';

interface CommentParts {
  readonly lists: CommentLists;
  readonly writing: CommentWriting;
  readonly removals: CommentRemovals;
  readonly settings: CommentSettingsService;
}

/** What people say under what others have made. */
export const commentRoutes = ({
  lists,
  writing,
  removals,
  settings,
}: CommentParts): RouteGroup => ({
  name: 'Comments',
  schemas: { Comment: comment, CommentPage: commentPage, CommentSettings: commentSettings },
  routes: [
    serve(calls.list, ({ actor, query: { before, ...subject } }) =>
      lists.page(actor, subject, before),
    ),
    serve(calls.write, ({ actor, body }) => writing.write(actor, body)),
    serve(calls.edit, ({ actor, params, body }) =>
      writing.edit(actor, params.commentid, body.text),
    ),
    serve(calls.remove, ({ actor, params }) => removals.remove(actor, params.commentid)),
    serve(calls.putBack, ({ actor, params }) => removals.putBack(actor, params.commentid)),
    serve(calls.settings, ({ actor }) => settings.of(actor.userid)),
    serve(calls.changeSettings, ({ actor, body }) => settings.change(actor, body)),
  ],
});

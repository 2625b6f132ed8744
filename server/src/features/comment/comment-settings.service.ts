import type { CommentSettings } from '@sets/shared/comment/comment.contract.ts';
import { storedCommentSettings } from '@sets/shared/comment/comment.migrations.ts';
import type { Connection } from 'mongoose';
import { OwnSettings } from '../../core/own-settings.ts';

/** What people say of comments. */
export type CommentSettingsService = OwnSettings<CommentSettings>;

export const openSettings = (connection: Connection): CommentSettingsService =>
  new OwnSettings(connection, {
    name: 'CommentSettings',
    shape: storedCommentSettings,
    usual: { tellsOfComments: true },
  });

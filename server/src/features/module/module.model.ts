import { Schema, type Connection, type Model } from 'mongoose';
import type { InvitationRecord, StoredModule } from './stored-module.ts';

const invitationSchema = new Schema<InvitationRecord>(
  { id: String, email: String, emailKey: String, at: Date },
  { _id: false },
);

const moduleSchema = new Schema<StoredModule>(
  {
    _id: { type: String, required: true },
    content: Schema.Types.Mixed,
    title: String,
    owner: { type: String, required: true },
    moderators: { type: [String], required: true },
    invitations: [invitationSchema],
    deletedAt: Date,
    revision: Number,
    createdAt: { type: Date, required: true },
  },
  { collection: 'modules', minimize: false, versionKey: false },
);
moduleSchema.index({ owner: 1, createdAt: -1 });
moduleSchema.index({ moderators: 1, createdAt: -1 });
moduleSchema.index({ 'invitations.emailKey': 1 });

export const moduleModel = (connection: Connection): Model<StoredModule> =>
  connection.model<StoredModule>('Module', moduleSchema);

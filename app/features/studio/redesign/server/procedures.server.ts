import type { Finishes } from "#app/engines/room/finishes.ts";
import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { fileAccess } from "#app/platform/media/file-access.server.ts";
import { correctSurfaces, surfacesOf } from "../corrections/corrections.server.ts";
import { redesignContract } from "../redesign.contract.ts";
import { listEngines } from "./engines.server.ts";
import { beginPicture, cancelPicture, removePicture } from "./pictures.server.ts";
import { previewLook } from "./preview.server.ts";
import { roomOfRedesign } from "./room.server.ts";
import { createRedesign, getRedesign, listRedesigns, removeRedesign, updateRedesign } from "./service.server.ts";
import { getShared, maySeeSharedFile, shareRedesign, unshareRedesign } from "./sharing.server.ts";

const redesigns = implementContract(redesignContract);
fileAccess.add(maySeeSharedFile);

export const redesignRouter = redesigns.router({
  list: redesigns.list.handler(({ input, context }) => listRedesigns(signedIn(context).id, input.after)),
  engines: redesigns.engines.handler(({ context }) => listEngines(signedIn(context).id)),
  create: redesigns.create.handler(({ input, context }) => createRedesign(signedIn(context).id, input)),
  get: redesigns.get.handler(({ input, context }) => getRedesign(input.id, signedIn(context).id, context.language)),
  update: redesigns.update.handler(({ input, context }) => updateRedesign(input.id, signedIn(context).id, input)),
  remove: redesigns.remove.handler(({ input, context }) => removeRedesign(input.id, signedIn(context).id)),
  restyle: redesigns.restyle.handler(({ input, context }) => beginPicture(signedIn(context).id, input)),
  cancel: redesigns.cancel.handler(({ input, context }) => cancelPicture(input.id, signedIn(context).id)),
  removePicture: redesigns.removePicture.handler(({ input, context }) => removePicture(input.id, signedIn(context).id)),
  surfaces: redesigns.surfaces.handler(({ input, context }) => surfacesOf(input.id, signedIn(context).id)),
  correct: redesigns.correct.handler(({ input, context }) => correctSurfaces(input.id, signedIn(context).id, input.corrections, input.version)),
  preview: redesigns.preview.handler(({ input, context }) =>
    previewLook(input.id, signedIn(context).id, input.style, (input.finishes ?? null) as Finishes | null),
  ),
  room: redesigns.room.handler(({ input, context }) => roomOfRedesign(input.id, signedIn(context).id)),
  share: redesigns.share.handler(({ input, context }) => shareRedesign(input.id, signedIn(context).id)),
  unshare: redesigns.unshare.handler(({ input, context }) => unshareRedesign(input.id, signedIn(context).id)),
  shared: redesigns.shared.handler(({ input }) => getShared(input.key)),
});

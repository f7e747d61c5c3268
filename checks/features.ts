/** Features missing in the lists: `listed` are the paths that app/features.server.ts and app/features.routes.ts name. */
export function unlistedFeatures(files: readonly string[], listed: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const folders = new Set(files.map((file) => file.split("/").slice(0, 4).join("/")));
  for (const folder of folders) {
    const name = folder.split("/").at(-1);
    const has = (end: string) => files.includes(`${folder}/${name}${end}`);
    const hasContract = files.some((file) => file.startsWith(`${folder}/`) && file.endsWith(".contract.ts"));
    if (hasContract && !has(".feature.server.ts")) problems.push(`${folder} has a contract and no manifest`);
    for (const end of [".feature.server.ts", ".routes.ts"])
      if (has(end) && !listed.has(`${folder}/${name}${end}`)) problems.push(`${folder}/${name}${end} is in no list`);
  }
  return problems;
}

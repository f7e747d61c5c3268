export function CommandPalette({ onClose }: { onClose(): void }) {
  return <button type="button" onClick={onClose} />;
}

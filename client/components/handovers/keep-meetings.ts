/** Makes the service worker refetch its offline page of the next meetings. */
export const keepMeetings = () => navigator.serviceWorker?.controller?.postMessage('meetings')
